import { Svg } from '#web/ui/core/svg.tsx';
import calendarDays from '~icons/lucide/calendar-days?raw';
import siren from '~icons/lucide/siren?raw';
import stethoscope from '~icons/lucide/stethoscope?raw';

export function SideBar() {
  return (
    <nav aria-label="Shortcuts" className="side-bar">
      <Shortcut href="/doctors" icon={stethoscope} label="Find a Doctor" />
      <Shortcut href="/appointment" icon={calendarDays} label="Appointment" />
      <Shortcut href="/contact" icon={siren} label="Emergency" urgent />
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
