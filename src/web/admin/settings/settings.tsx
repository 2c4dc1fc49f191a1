import { Link } from 'react-router';
import { Page } from '#web/admin/frame/page.tsx';
import { settingsGroups } from '#web/admin/ui/settings-tabs.tsx';
import { Svg } from '#web/ui/core/svg.tsx';

/** All settings pages, each with a line on what it holds. */
export default function SettingsPage() {
  return (
    <Page title="Settings">
      <div className="stack-wide settings-index">
        {settingsGroups.map(({ title, pages }) => (
          <section key={title} className="panel" aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{title}</h2>
            <ul>
              {pages.map(({ label, to, icon, says }) => (
                <li key={to}>
                  <Link to={to}>
                    <Svg source={icon} className="icon" />
                    <span>
                      <strong>{label}</strong>
                      <span className="second">{says}</span>
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
