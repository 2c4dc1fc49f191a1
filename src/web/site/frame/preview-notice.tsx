import { Container } from '#web/ui/core/section.tsx';

/** Over a page that was opened by a preview link. */
export function PreviewNotice({ isOver }: { isOver: boolean }) {
  return (
    <div role="status" className="border-b border-sand bg-sand py-3 font-semibold text-ink">
      <Container>
        {isOver
          ? 'This preview link has ended, or the entry is gone. Ask whoever sent it for a new one.'
          : 'Preview: you see this page as it is saved. Visitors see it once it is published.'}
      </Container>
    </div>
  );
}
