import { Link } from 'react-router';
import { Page } from '#web/admin/frame/page.tsx';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { settingsGroups } from '#web/admin/session/settings-pages.ts';
import { say } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';

export default function SettingsPage() {
  const mayOpen = useMayOpen();
  const groups = settingsGroups
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ to }) => mayOpen(to)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <Page title="Settings">
      <div className="stack-wide settings-index">
        {groups.map(({ title, pages }) => (
          <section key={title} className="panel" aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{say(title)}</h2>
            <ul>
              {pages.map(({ label, to, icon, says }) => (
                <li key={to}>
                  <Link to={to}>
                    <Svg source={icon} className="icon" />
                    <span>
                      <strong>{say(label)}</strong>
                      <span className="second">{say(says)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function idOf(title: string) {
  return `settings-${title.toLowerCase().replaceAll(' ', '-')}`;
}
