import type { Managed } from '#contract/manage.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { t } from '#words/say.ts';

/** The link into a video visit. Only this page has its address, so that it ends with the visit. */
export function JoinVideo({ managed: { videoUrl } }: { managed: Managed }) {
  if (!videoUrl) return null;
  return (
    <section aria-labelledby="join" className="no-print rounded-md bg-mint-soft p-6 sm:p-8">
      <h2 id="join" className="text-xl">
        {t('Your visit is by video')}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {t(
          'Join from this page ten minutes before it begins. You need a camera, a microphone and a quiet place. The link is for you alone.',
        )}
      </p>
      <p className="mt-4">
        <ButtonLink href={videoUrl} size="large" target="_blank" rel="noopener noreferrer">
          <Icon name="video" className="size-5 shrink-0" />
          {t('Join the video visit')}
        </ButtonLink>
      </p>
    </section>
  );
}
