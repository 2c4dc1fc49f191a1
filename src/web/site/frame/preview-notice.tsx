import { Container } from '#web/ui/core/section.tsx';
import { t } from '#words/say.ts';

export function PreviewNotice({ isOver }: { isOver: boolean }) {
  return (
    <div role="status" className="border-b border-sand bg-sand py-3 font-semibold text-ink">
      <Container>
        {isOver
          ? t(
              'This preview link has expired, or the entry has been deleted. Ask the person who sent it for a new one.',
            )
          : t('Preview: this is the page as it was last saved. Visitors will see it once it is published.')}
      </Container>
    </div>
  );
}
