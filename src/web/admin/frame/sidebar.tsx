import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { plainNumber } from '#contract/words/formats.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, type MenuEntry, type MenuName, menu } from '#web/admin/session/menu.ts';
import { onlyCounted } from '#web/admin/session/only-counted.ts';
import { useIsPageThere } from '#web/admin/session/page-there.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { useRebookingCount } from '#web/admin/session/use-rebooking.ts';
import { Mark } from '#web/admin/ui/mark.tsx';
import { say } from '#web/admin/ui/words.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';

export const sidebarId = 'sidebar';

/** Beside the page on wide screens; on narrow ones a popover that the top bar opens. */
export function Sidebar() {
  const sidebar = useRef<HTMLDivElement>(null);
  const { name } = useHospital();
  const { pathname } = useLocation();
  const isPageThere = useIsPageThere();
  const mayOpen = useMayOpen();
  const all = Object.entries(menu) as [MenuName, MenuEntry][];
  const isWithin = (place: MenuName) => `${pathname}/`.startsWith(`${addressOf(place)}/`);
  const isCurrent = (place: MenuName) =>
    isWithin(place) || all.some(([name, { under }]) => under === place && isWithin(name));
  return (
    <div id={sidebarId} ref={sidebar} className="sidebar" popover="auto">
      <nav aria-label={t('Staff area')}>
        <div className="in-line sidebar-head">
          <Mark />
          <span>
            <strong>{name || t('Hospital')}</strong>
            <span>{t('Staff area')}</span>
          </span>
        </div>
        <ul>
          {all.map(([place, { label, icon, under }]) =>
            under || !mayOpen(addressOf(place)) ? null : (
              <li key={place}>
                <Link
                  to={addressOf(place)}
                  prefetch="intent"
                  aria-current={isCurrent(place) ? 'page' : undefined}
                  onClick={() => sidebar.current?.matches(':popover-open') && sidebar.current.hidePopover()}
                >
                  <Svg source={icon} className="icon" />
                  {say(label)}
                </Link>
                {place === 'inquiry' && isPageThere ? <NewInquiries /> : null}
                {place === 'appointment' && isPageThere ? <NeedRebooking /> : null}
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

function NewInquiries() {
  return <Count count={useNewInquiries()} message="{count}<hidden> new</hidden>" />;
}

function NeedRebooking() {
  return <Count count={useRebookingCount()} message="{count}<hidden> need rebooking</hidden>" />;
}

function Count({
  count,
  message,
}: {
  count: number | undefined;
  message: '{count}<hidden> new</hidden>' | '{count}<hidden> need rebooking</hidden>';
}) {
  if (!count) return null;
  return (
    <span className="sidebar-count">
      <Phrase
        message={message}
        count={plainNumber(count)}
        hidden={(words) => <span className="unseen">{words}</span>}
      />
    </span>
  );
}

/** The number of new inquiries without an owner; undefined while loading. */
function useNewInquiries() {
  const { data } = useQuery({
    queryKey: ['inquiry', 'new'],
    queryFn: async () =>
      (await api.inquiry.list({ query: { status: 'new', whose: 'free', ...onlyCounted } })).meta.total,
    refetchInterval: 60_000,
  });
  return data;
}
