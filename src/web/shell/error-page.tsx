import { type ReactNode, use, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useSite } from '#web/hospital/site-data.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import arrowRight from '~icons/lucide/arrow-right?raw';
import phone from '~icons/lucide/phone?raw';
import { Failure } from './failure.ts';
import { likely } from './likely.ts';
import { ownPath } from './own-path.ts';
import { PhoneNumber } from './phone-number.tsx';

/**
 * Replaces a page that was not found (404) or failed (anything else). It says what to do next and never what went wrong
 * inside; the request id, if any, finds it in the log.
 */
export function ErrorPage({ error, children }: { error?: unknown; children?: ReactNode }) {
  const { pathname } = useLocation();
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  if (!isLost) return <Failed error={error} />;
  return ownPath(pathname).startsWith('/appointment/manage/') ? (
    <LinkOver />
  ) : (
    <NotFound>{children}</NotFound>
  );
}

/** `children` help to find the intended page. */
function NotFound({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { services, departments, name } = useSite();
  const meant = likely(pathname, [
    ...departments,
    ...services.flatMap(({ entries }) => entries),
    { href: '/doctors', label: t('Doctors') },
    { href: '/appointment', label: t('Book an appointment') },
    { href: '/appointment/mine', label: t('My appointment') },
    { href: '/contact', label: t('Contact') },
    { href: '/about', label: t('About') },
  ]);
  return (
    <Shell title={t('Page not found')} site={name}>
      <p className="text-lg font-semibold text-ink-muted">404</p>
      <h1 className="mt-2 text-4xl lg:text-6xl">{t('We cannot find this page.')}</h1>
      <p className="mt-5 max-w-measure text-lg text-ink-soft">
        {t('The page may have moved, or there may be a typing mistake in the address.')}
      </p>
      {children ? <div className="mt-8 max-w-xl">{children}</div> : null}
      {meant.length > 0 ? (
        <div className="mt-8">
          <h2 className="text-xl">{t('Did you mean')}</h2>
          <ul className="mt-3 flex flex-wrap gap-3">
            {meant.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={at(href)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-white px-5 font-semibold text-primary hover:bg-mint"
                >
                  {label}
                  <Svg source={arrowRight} className="size-4 rtl:-scale-x-100" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <WaysOn />
    </Shell>
  );
}

/** Not found, for an appointment's link. The same whether or not the link ever existed. */
function LinkOver() {
  const { name } = useSite();
  return (
    <Shell title={t('Page not found')} site={name}>
      <p className="text-lg font-semibold text-ink-muted">404</p>
      <h1 className="mt-2 text-4xl lg:text-6xl">{t('This link opens no appointment.')}</h1>
      <p className="mt-5 max-w-measure text-lg text-ink-soft">
        {t(
          'A link to an appointment is replaced when the email address is corrected: the new one is in our email to the corrected address. It also ends a week after the visit.',
        )}
      </p>
      <p className="mt-8">
        <ButtonLink href={at('/appointment/mine')} size="large">
          {t('Find my appointment')}
        </ButtonLink>
      </p>
      <WaysOn isBeside />
    </Shell>
  );
}

function Failed({ error }: { error?: unknown }) {
  const { name } = useSite();
  const { requestId: ofRender, unsent } = use(Failure);
  const ofLoad = isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : '';
  const requestId = ofLoad || ofRender;
  const isUnsent = unsent.length > 0;
  // Offline, reload to show the offline page, which recovers once the network is back.
  useEffect(() => {
    if (!navigator.onLine && !isUnsent) window.location.reload();
  }, [isUnsent]);
  return (
    <Shell title={t('Something went wrong')} site={name}>
      {isUnsent ? (
        <>
          <h1 className="text-4xl lg:text-6xl">{t('This has not been sent yet.')}</h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">
            {t(
              'The fault is ours, and we are sorry. What you wrote is still here: please send it again in a minute. If it keeps happening, call us and we will help you by phone.',
            )}
          </p>
          <SendAgain fields={unsent} />
        </>
      ) : (
        <>
          <h1 className="text-4xl lg:text-6xl">{t('We could not show this page.')}</h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">
            {t(
              'The fault is ours, and we are sorry. Please reload the page in a minute. If it keeps happening, call us and we will help you by phone.',
            )}
          </p>
        </>
      )}
      {requestId ? (
        <p className="mt-4 text-ink-muted">
          <Phrase
            message="Reference for our team: {reference}"
            reference={
              <span dir="ltr" className="font-semibold tabular-nums text-ink">
                {requestId}
              </span>
            }
          />
        </p>
      ) : null}
      <WaysOn />
    </Shell>
  );
}

/** The form as it was sent, with its idempotency key. */
function SendAgain({ fields }: { fields: [name: string, value: string][] }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={at(ownPath(pathname)) + search} className="mt-8">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="large">
        {t('Send it again')}
      </Button>
    </form>
  );
}

function WaysOn({ isBeside = false }: { isBeside?: boolean }) {
  const { contact } = useSite();
  return (
    <p className="mt-10 flex flex-wrap gap-3">
      <ButtonLink href={at('/')} variant={isBeside ? 'secondary' : 'primary'}>
        {t('Go to the home page')}
      </ButtonLink>
      <ButtonLink href={at('/doctors')} variant="secondary">
        {t('Find a doctor')}
      </ButtonLink>
      <ButtonLink href={at('/departments')} variant="secondary">
        {t('Departments')}
      </ButtonLink>
      {contact?.phones[0] ? (
        <ButtonLink href={telephone(contact.phones[0])} variant="secondary">
          <Svg source={phone} className="size-5" />
          <Phrase message="Call {number}" number={<PhoneNumber>{contact.phones[0]}</PhoneNumber>} />
        </ButtonLink>
      ) : null}
    </p>
  );
}

function Shell({ title, site, children }: { title: string; site: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden bg-mint-soft">
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={t('{title}. Phone numbers and other ways to reach us.', { title })} />
      <meta name="robots" content="noindex" />
      <Container className="grid items-center gap-10 py-16 lg:grid-cols-[1fr_22rem] lg:gap-20 lg:py-28">
        <div>{children}</div>
        <Door />
      </Container>
    </div>
  );
}

function Door() {
  return (
    <svg
      viewBox="0 0 320 360"
      className="w-full max-w-64 max-lg:hidden lg:max-w-none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="160" cy="322" rx="158" ry="30" fill="#b3d8d4" />
      <ellipse cx="160" cy="312" rx="120" ry="22" fill="#fff" />
      <path d="M62 310V120a98 98 0 0 1 196 0v190z" fill="#f2785c" />
      <path d="M88 310V120a72 72 0 0 1 144 0v190z" fill="#0d3840" />
      <path d="M88 310V120c0-28 16-52 40-64l38 34c9 8 14 18 14 30v206z" fill="#cfe8e3" />
      <circle cx="162" cy="212" r="7" fill="#0b5563" />
      <path d="M180 310h52l34 16H180z" fill="#f7f5f0" opacity=".7" />
    </svg>
  );
}
