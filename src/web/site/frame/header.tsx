/**
 * The fixed header: a strip with the emergency number, and the menu. One list serves every width. Empty `details` next
 * to the list (`Toggle`) open and close it, so menus work by mouse, touch and keyboard without script; menu.ts adds
 * arrows, Escape and closing.
 */

import { useSite } from '#web/hospital/site-data.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { Island } from '#web/site/search-box/island.tsx';
import SearchBox from '#web/site/search-box/search-box.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import arrowRight from '~icons/lucide/arrow-right?raw';
import calendarCheck from '~icons/lucide/calendar-check?raw';
import chevronDown from '~icons/lucide/chevron-down?raw';
import menu from '~icons/lucide/menu?raw';
import newspaper from '~icons/lucide/newspaper?raw';
import phone from '~icons/lucide/phone?raw';
import search from '~icons/lucide/search?raw';
import signpost from '~icons/lucide/signpost?raw';
import siren from '~icons/lucide/siren?raw';
import stethoscope from '~icons/lucide/stethoscope?raw';
import tag from '~icons/lucide/tag?raw';
import thermometer from '~icons/lucide/thermometer?raw';
import x from '~icons/lucide/x?raw';
import { LanguageOffer } from './language-offer.tsx';
import { Languages } from './languages.tsx';
import { Logo } from './logo.tsx';
import { items } from './menu-items.ts';
import type { Place } from './menu-places.ts';
import { Toggle } from './toggle.tsx';

export function Header({ place }: { place: Place | null }) {
  const isHome = place?.href === '/';
  return (
    <header
      className={`site-header ${isHome ? 'site-header-over' : ''}`}
      data-header={isHome ? 'over' : undefined}
    >
      <LanguageOffer />
      <Strip />
      <div className="header-row header-bar">
        <a href={at('/')} className="rounded-sm">
          <Phrase
            message="{logo}<words>, home page</words>"
            logo={<Logo />}
            words={(words) => <span className="sr-only">{words}</span>}
          />
        </a>
        <Toggle label={t('Menu')} controls="site-menu" className="menu-toggle" data-menu-drawer="">
          <span className="menu-toggle-closed">
            <Svg source={menu} className="size-6" />
          </span>
          <span className="menu-toggle-open">
            <Svg source={x} className="size-6" />
          </span>
        </Toggle>
        <nav id="site-menu" aria-label={t('Main|menu')} className="site-menu" data-menu-list="">
          <ul className="menu-items">
            {items.map((item) => (
              <Item key={item.href} {...item} place={place} />
            ))}
          </ul>
          <MenuFoot place={place} />
        </nav>
        <HeaderSearch />
        <ButtonLink
          href={at('/appointment')}
          variant="accent"
          className="header-book max-lg:min-h-11 max-xl:px-4"
        >
          <Svg source={calendarCheck} className="size-5 shrink-0" />
          <span className="max-[22.5rem]:sr-only">
            <Phrase
              message="Book<more> an appointment</more>"
              more={(words) => <span className="max-xl:sr-only">{words}</span>}
            />
          </span>
        </ButtonLink>
      </div>
    </header>
  );
}

function HeaderSearch() {
  return (
    <>
      <Toggle label={t('Search')} controls="site-search" className="search-toggle" data-search-toggle="">
        <span className="menu-toggle-closed" aria-hidden="true">
          <Svg source={search} className="search-icon" />
          <span className="search-word">{t('Search')}</span>
        </span>
        <span className="menu-toggle-open">
          <Svg source={x} className="size-6" />
        </span>
      </Toggle>
      <div id="site-search" className="search-panel">
        <Island name="search-box" component={SearchBox} props={{ id: 'header-search', look: 'plain' }} />
      </div>
    </>
  );
}

/** The line above the menu, with the emergency number on every page and at every width. */
function Strip() {
  const site = useSite();
  const { contact, announcement } = site;
  return (
    <div className="header-row header-strip" data-beside={t('Search')}>
      {contact?.emergencyPhone ? (
        <a href={telephone(contact.emergencyPhone)} className="header-emergency">
          <Svg source={siren} className="size-4 shrink-0" />
          <Phrase
            message="Emergency {number}"
            number={
              <strong dir="ltr" className="font-bold tabular-nums">
                {contact.emergencyPhone}
              </strong>
            }
          />
        </a>
      ) : null}
      {announcement ? (
        <p className="truncate max-md:hidden" {...langOf(site)}>
          {announcement}
        </p>
      ) : null}
      <Languages className="max-sm:hidden" />
      {contact?.phones[0] ? (
        <a href={telephone(contact.phones[0])} className="header-phone max-sm:hidden">
          <Svg source={phone} className="size-4 shrink-0" />
          <Phrase
            message="Reception {number}"
            number={<PhoneNumber className="tabular-nums">{contact.phones[0]}</PhoneNumber>}
          />
        </a>
      ) : null}
    </div>
  );
}

/** Below the menu on narrow screens: the usual tasks on a phone, and the number that the strip has no room for. */
function MenuFoot({ place }: { place: Place | null }) {
  const { contact, hasConditions, hasGuides } = useSite();
  const number = contact?.phones[0];
  return (
    <div className="menu-foot">
      <ul className="menu-more">
        <More href="/doctors" place={place} icon={stethoscope} label={t('Find a doctor')} />
        {hasConditions ? (
          <More href="/conditions" place={place} icon={thermometer} label={t('Conditions A to Z')} />
        ) : null}
        <More href="/appointment/mine" place={place} icon={calendarCheck} label={t('My appointment')} />
        {hasGuides ? (
          <More
            href="/patients-and-visitors"
            place={place}
            icon={signpost}
            label={t('Patients and visitors')}
          />
        ) : null}
        <More href="/pricing" place={place} icon={tag} label={t('Prices')} />
        <More href="/news" place={place} icon={newspaper} label={t('News')} />
      </ul>
      <Languages className="menu-languages" />
      {number ? (
        <p className="menu-call">
          {t('Questions? Call reception:')}
          <a
            href={telephone(number)}
            className="inline-flex min-h-8 items-center gap-2 font-semibold text-primary"
          >
            <Svg source={phone} className="size-5 shrink-0" />
            <PhoneNumber>{number}</PhoneNumber>
          </a>
        </p>
      ) : null}
    </div>
  );
}

function More({
  href,
  place,
  icon,
  label,
}: {
  href: Place['href'];
  place: Place | null;
  icon: string;
  label: string;
}) {
  return (
    <li>
      <a href={at(href)} className="menu-more-link" aria-current={currentOf(href, place)}>
        <Svg source={icon} className="size-5 shrink-0 text-primary" />
        {label}
      </a>
    </li>
  );
}

/** For browsers without script. menu-icons-later.ts draws the icons once the menu is used, which few visits do. */
function MenuIcon({ address }: { address: string }) {
  return (
    <svg className="size-6" aria-hidden="true" focusable="false">
      <use href={address} />
    </svg>
  );
}

function currentOf(href: Place['href'], place: Place | null) {
  if (href !== place?.href) return undefined;
  return place.isItself ? 'page' : 'true';
}

function Item({ place, ...item }: (typeof items)[number] & { place: Place | null }) {
  const site = useSite();
  const { href, label } = item;
  const link = (
    <a href={at(href)} className="menu-label" aria-current={currentOf(href, place)}>
      {t(label)}
    </a>
  );
  if (!('list' in item) || site[item.list].length === 0) return <li>{link}</li>;
  const id = href.replace('/', 'menu-');
  return (
    <li className="menu-drop" data-menu="">
      {link}
      <Toggle label={t(item.toggle)} controls={id} className="menu-chevron">
        <Svg source={chevronDown} className="size-4.5" />
      </Toggle>
      <div id={id} className="menu-panel" data-menu-panel="">
        {item.list === 'services' ? <ServiceEntries /> : <DepartmentEntries />}
        <a href={at(href)} className="menu-all">
          {t(item.all)}
          <Svg source={arrowRight} className="size-5 rtl:-scale-x-100" />
        </a>
      </div>
    </li>
  );
}

function DepartmentEntries() {
  const { departments, menuIcons } = useSite();
  return (
    <ul className="menu-entries">
      {departments.map(({ href, label, language, icon }) => (
        <li key={href}>
          <a href={at(href)} className="menu-entry">
            <span className="menu-entry-icon">
              <noscript>
                <MenuIcon address={`${menuIcons}#${encodeURIComponent(icon)}`} />
              </noscript>
            </span>
            <span className="min-w-0 font-semibold" {...langOf({ language })}>
              {label}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Names only, as there are many: a column is read down, and a department leads to its services. */
function ServiceEntries() {
  const { services } = useSite();
  return (
    <div className="menu-scroll">
      <ul className="menu-groups">
        {services.map(({ label, language, entries }) => (
          <li key={label} className="menu-group">
            {label ? (
              <p className="menu-group-label" {...langOf({ language })}>
                {label}
              </p>
            ) : null}
            <ul aria-label={label || undefined}>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <a href={at(entry.href)} className="menu-name" {...langOf(entry)}>
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
