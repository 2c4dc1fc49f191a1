import type { ReactNode } from 'react';
import { longestEmail } from '#contract/lengths.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { EmailAddress } from '#web/shell/email-address.tsx';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import chevronDown from '~icons/lucide/chevron-down?raw';
import facebook from '~icons/lucide/facebook?raw';
import instagram from '~icons/lucide/instagram?raw';
import linkedin from '~icons/lucide/linkedin?raw';
import mail from '~icons/lucide/mail?raw';
import mapPin from '~icons/lucide/map-pin?raw';
import phone from '~icons/lucide/phone?raw';
import send from '~icons/lucide/send?raw';
import { Logo } from './logo.tsx';
import { Toggle } from './toggle.tsx';

export function Footer() {
  const site = useSite();
  const { tagline, name, contact, hasConditions, hasGuides } = site;
  return (
    <footer className="site-footer">
      <div className="page-column">
        <div className="footer-top">
          <div className="max-w-md">
            <Logo />
            {tagline ? (
              <p className="mt-6 text-2xl font-semibold leading-snug tracking-tight" {...langOf(site)}>
                {tagline}
              </p>
            ) : null}
            <SocialLinks />
          </div>
          <Group title={t('Important Links')} id="footer-links">
            <ul className="grid gap-1">
              <li>
                <a href={at('/appointment')} className="footer-link">
                  {t('Appointment')}
                </a>
              </li>
              <li>
                <a href={at('/doctors')} className="footer-link">
                  {t('Doctors')}
                </a>
              </li>
              <li>
                <a href={at('/services')} className="footer-link">
                  {t('Services')}
                </a>
              </li>
              <li>
                <a href={at('/about')} className="footer-link">
                  {t('About Us')}
                </a>
              </li>
            </ul>
          </Group>
          {contact ? (
            <Group title={t('Contact Us')} id="footer-contact">
              <address className="grid gap-1">
                {contact.phones[0] ? (
                  <ContactLine icon={phone} href={telephone(contact.phones[0])}>
                    <PhoneNumber>{contact.phones[0]}</PhoneNumber>
                  </ContactLine>
                ) : null}
                {contact.emails[0] ? (
                  <ContactLine icon={mail} href={`mailto:${contact.emails[0]}`}>
                    <EmailAddress>{contact.emails[0]}</EmailAddress>
                  </ContactLine>
                ) : null}
                {contact.location ? (
                  <ContactLine icon={mapPin} href={contact.mapUrl} external>
                    <span className="whitespace-pre-line" {...langOf(contact)}>
                      {contact.location}
                    </span>
                  </ContactLine>
                ) : null}
              </address>
            </Group>
          ) : null}
          <Group title={t('Newsletter')} id="footer-newsletter">
            <NewsletterForm />
            <MailHint />
          </Group>
        </div>
        <div className="footer-end">
          <p>
            <Phrase
              message="© {year} {hospital}. All rights reserved."
              year="2025"
              hospital={inLang(site, name)}
            />
          </p>
          <p className="flex flex-wrap gap-x-6">
            <a href={at('/appointment/mine')} className="footer-link">
              {t('My appointment')}
            </a>
            {hasConditions ? (
              <a href={at('/conditions')} className="footer-link">
                {t('Conditions A to Z')}
              </a>
            ) : null}
            {hasGuides ? (
              <a href={at('/patients-and-visitors')} className="footer-link">
                {t('Patients and visitors')}
              </a>
            ) : null}
            <a href={at('/pricing')} className="footer-link">
              {t('Pricing')}
            </a>
            <a href={at('/newsletter')} className="footer-link">
              {t('Newsletter')}
            </a>
            <a href={at('/privacy')} className="footer-link">
              {t('Privacy')}
            </a>
            <a href={at('/accessibility')} className="footer-link">
              {t('Accessibility')}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Group({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className="footer-group" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-normal">
        {title}
      </h2>
      <Toggle label={t('Show {title}', { title })} controls={id} className="footer-toggle">
        <Svg source={chevronDown} className="size-5" />
      </Toggle>
      <div id={id} className="footer-content">
        {children}
      </div>
    </section>
  );
}

function ContactLine({
  icon,
  href,
  external,
  children,
}: {
  icon: string;
  /** Empty for text without a link. */
  href: string;
  external?: boolean;
  children: ReactNode;
}) {
  const words = (
    <>
      <Svg source={icon} className="mt-0.5 size-5 shrink-0 text-teal-300" />
      <span className="min-w-0">
        {children}
        {external && href ? <span className="sr-only"> {t('(map, opens in a new tab)')}</span> : null}
      </span>
    </>
  );
  if (!href) return <p className="footer-link items-start">{words}</p>;
  return (
    <a href={href} className="footer-link items-start" {...(external ? newTab : {})}>
      {words}
    </a>
  );
}

/**
 * The honeypot of form-trap.tsx, repeated here as the footer is part of the booking page, whose script size is limited.
 */
function NewsletterForm() {
  return (
    <form method="post" action={at('/newsletter')} className="max-w-sm">
      <p hidden>
        <input name="website" aria-label={t('Leave this empty')} tabIndex={-1} autoComplete="off" />
      </p>
      <label htmlFor="newsletter-email" className="block text-teal-100">
        {t('Health advice and hospital news, once a month.')}
      </label>
      <div className="newsletter-row">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          maxLength={longestEmail}
          autoComplete="email"
          placeholder={t('Enter your email')}
          className="newsletter-input"
        />
        <button type="submit" className="newsletter-send">
          <Svg source={send} className="size-5" />
          <span className="sr-only">{t('Sign up for the newsletter')}</span>
        </button>
      </div>
    </form>
  );
}

/** Template of mail-hint.ts, without the address. */
function MailHint() {
  return (
    <div hidden>
      <p className="mail-hint" role="status">
        <Phrase message="Did you mean {address}?" address={<button type="button" />} />
      </p>
    </div>
  );
}

function SocialLinks() {
  const { social } = useSite();
  const links = [
    { name: 'Facebook', icon: facebook, href: social.facebook },
    { name: 'Instagram', icon: instagram, href: social.instagram },
    { name: 'LinkedIn', icon: linkedin, href: social.linkedIn },
  ] as const;
  const shown = links.filter(({ href }) => href);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-6 flex gap-3">
      {shown.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} className="social-link" {...newTab}>
            <Svg source={icon} className="size-5" />
            <span className="sr-only">{t('{name} (opens in a new tab)', { name })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };
