import { Svg } from '#web/ui/core/svg.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import calendarDays from '~icons/lucide/calendar-days?raw';
import siren from '~icons/lucide/siren?raw';
import stethoscope from '~icons/lucide/stethoscope?raw';

export function SideBar() {
  return (
    <nav aria-label={t('Shortcuts')} className="side-bar">
      <Shortcut href={at('/doctors')} icon={stethoscope} label={t('Find a Doctor')} />
      <Shortcut href={at('/appointment')} icon={calendarDays} label={t('Appointment')} />
      <Shortcut href={at('/contact')} icon={siren} label={t('Emergency')} urgent />
    </nav>
  );
}

function Shortcut({
  href,
  icon,
  label,
  urgent,
}: {
  href: string;
  icon: string;
  label: string;
  urgent?: boolean;
}) {
  return (
    <a href={href} className={`side-bar-link ${urgent ? 'side-bar-urgent' : ''}`}>
      <Svg source={icon} className="size-6" />
      <span className="side-bar-label">{label}</span>
    </a>
  );
}
