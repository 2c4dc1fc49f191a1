/**
 * The fixed header: a strip with the emergency number, and the menu. One list serves every width. Opening and closing
 * uses empty `details` next to the list (`Toggle`), so menus work by mouse, touch and keyboard without script; menu.ts
 * adds arrows, Escape and closing.
 */

import { type MenuEntry, useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { Island } from '#web/site/search-box/island.tsx';
import SearchBox from '#web/site/search-box/search-box.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import arrowRight from '~icons/lucide/arrow-right?raw';
import calendarCheck from '~icons/lucide/calendar-check?raw';
import chevronDown from '~icons/lucide/chevron-down?raw';
import menu from '~icons/lucide/menu?raw';
import phone from '~icons/lucide/phone?raw';
import search from '~icons/lucide/search?raw';
import siren from '~icons/lucide/siren?raw';
import x from '~icons/lucide/x?raw';
import { Logo } from './logo.tsx';
import { Toggle } from './toggle.tsx';

export function Header({ isHome }: { isHome: boolean }) {
  const { services, departments } = useSite();
  return (
    <header
      className={`site-header ${isHome ? 'site-header-over' : ''}`}
      data-header={isHome ? 'over' : undefined}
    >
      <Strip />
      <div className="header-row header-bar">
        <a href="/" className="rounded-sm">
          <Logo />
          <span className="sr-only">, home page</span>
        </a>
        <Toggle label="Menu" controls="site-menu" className="menu-toggle" data-menu-drawer="">
          <span className="menu-toggle-closed">
            <Svg source={menu} className="size-6" />
          </span>
          <span className="menu-toggle-open">
            <Svg source={x} className="size-6" />
          </span>
        </Toggle>
        <nav id="site-menu" aria-label="Main" className="site-menu" data-menu-list="">
          <ul className="menu-items">
            <Item href="/" label="Home" />
            <Item href="/about" label="About" />
            <Item href="/services" label="Services" entries={services} all="All services" />
            <Item href="/packages" label="Packages" />
            <Item href="/departments" label="Departments" entries={departments} all="All departments" />
            <Item href="/gallery" label="Gallery" />
            <Item href="/contact" label="Contact" />
          </ul>
          <MenuFoot />
        </nav>
        <HeaderSearch />
        <ButtonLink href="/appointment" variant="accent" className="header-book max-lg:min-h-11 max-xl:px-4">
          <Svg source={calendarCheck} className="size-5 shrink-0" />
          <span className="max-[22.5rem]:sr-only">
            Book<span className="max-xl:sr-only"> an appointment</span>
          </span>
        </ButtonLink>
      </div>
    </header>
  );
}

function HeaderSearch() {
  return (
    <>
      <Toggle label="Search" controls="site-search" className="search-toggle" data-search-toggle="">
        <span className="menu-toggle-closed" aria-hidden="true">
          <Svg source={search} className="search-icon" />
          <span className="search-word">Search</span>
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
  const { contact, announcement } = useSite();
  return (
    <div className="header-row header-strip">
      {contact?.emergencyPhone ? (
        <a href={telephone(contact.emergencyPhone)} className="header-emergency">
          <Svg source={siren} className="size-4 shrink-0" />
          Emergency <strong className="font-bold tabular-nums">{contact.emergencyPhone}</strong>
        </a>
      ) : null}
      {announcement ? <p className="truncate max-md:hidden">{announcement}</p> : null}
      {contact?.phones[0] ? (
        <a href={telephone(contact.phones[0])} className="header-phone max-sm:hidden">
          <Svg source={phone} className="size-4 shrink-0" />
          Reception <span className="tabular-nums">{contact.phones[0]}</span>
        </a>
      ) : null}
    </div>
  );
}

/** Contact details below the menu on narrow screens, where the strip has no room for them. */
function MenuFoot() {
  const { contact } = useSite();
  const number = contact?.phones[0];
  if (!number) return null;
  return (
    <p className="menu-foot">
      Questions? Call reception:
      <a
        href={telephone(number)}
        className="inline-flex min-h-8 items-center gap-2 font-semibold text-primary"
      >
        <Svg source={phone} className="size-5 shrink-0" />
        {number}
      </a>
    </p>
  );
}

/**
 * For browsers without script. menu-icons-later.ts draws the icons once someone uses the menu, which few visits do.
 */
function MenuIcon({ address }: { address: string }) {
  return (
    <svg className="size-6" aria-hidden="true" focusable="false">
      <use href={address} />
    </svg>
  );
}

function Item({
  href,
  label,
  entries = [],
  all,
}: {
  href: string;
  label: string;
  entries?: MenuEntry[];
  all?: string;
}) {
  const { menuIcons } = useSite();
  if (entries.length === 0) {
    return (
      <li>
        <a href={href} className="menu-label">
          {label}
        </a>
      </li>
    );
  }
  const id = `menu${href.replace('/', '-')}`;
  return (
    <li className="menu-drop" data-menu="">
      <a href={href} className="menu-label">
        {label}
      </a>
      <Toggle label={`List of ${label.toLowerCase()}`} controls={id} className="menu-chevron">
        <Svg source={chevronDown} className="size-4.5" />
      </Toggle>
      <div id={id} className="menu-panel" data-menu-panel="">
        <ul className="menu-entries">
          {entries.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} className="menu-entry">
                <span className="menu-entry-icon">
                  <noscript>
                    <MenuIcon address={`${menuIcons}#${encodeURIComponent(entry.icon)}`} />
                  </noscript>
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{entry.label}</span>
                  {entry.summary ? <span className="menu-entry-summary">{entry.summary}</span> : null}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <a href={href} className="menu-all">
          {all}
          <Svg source={arrowRight} className="size-5" />
        </a>
      </div>
    </li>
  );
}
