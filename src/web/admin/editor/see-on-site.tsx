import { useState } from 'react';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { MenuName } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import external from '~icons/lucide/external-link?raw';
import eye from '~icons/lucide/eye?raw';
import type { Stored } from './use-save.ts';

/** A link to the public page; before publication, a preview link valid for a day. */
export function SeeOnSite({ resource, site, base }: { resource: MenuName; site: string; base: Stored }) {
  const address = `${site}/${base.slug ?? base.id}`;
  const [preview, setPreview] = useState<{ address: string; expiresAt: string } | null>(null);
  const publishedAt = base.publishedAt as string | null;
  const isPublic = base.status === 'published' && !(publishedAt && Date.parse(publishedAt) > Date.now());
  if (isPublic) {
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="button button-quiet"
        aria-label={t('View on the website, opens in a new tab')}
      >
        <Svg source={external} className="icon" />
        {t('View on the website')}
      </a>
    );
  }
  async function open() {
    await attempt(async () => {
      const { data } = await api.entry.preview({ body: { resource, id: Number(base.id) } });
      setPreview({
        address: `${location.origin}${address}?preview=${data.token}`,
        expiresAt: data.expiresAt,
      });
    });
  }
  return (
    <>
      <Button variant="quiet" icon={eye} onClick={() => void open()}>
        {t('Show a preview')}
      </Button>
      {preview ? <PreviewLink {...preview} onClose={() => setPreview(null)} /> : null}
    </>
  );
}

interface PreviewLinkProps {
  address: string;
  expiresAt: string;
  onClose(): void;
}

function PreviewLink({ address, expiresAt, onClose }: PreviewLinkProps) {
  const { timeZone, locale } = useHospital();
  return (
    <Dialog title={t('Preview')} onClose={onClose}>
      <p>
        {t('Anyone with this link can see the page as it was last saved. It expires on {time}.', {
          time: momentInWords(expiresAt, timeZone, locale),
        })}
      </p>
      <Field
        label={t('Link')}
        mark=""
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button
          onClick={() => void navigator.clipboard.writeText(address).then(() => said.done(t('Copied.')))}
        >
          {t('Copy the link')}
        </Button>
        <a href={address} target="_blank" rel="noopener" className="button button-primary" onClick={onClose}>
          {t('Open in a new tab')}
        </a>
      </div>
    </Dialog>
  );
}
