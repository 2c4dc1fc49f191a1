import medicalIcons from 'virtual:medical-icons';
import { Svg } from './core/svg.tsx';

/** The table of drawings is large, so the frame, which applications hydrate, must not import this file. */
export function MedicalIcon({ name, className }: { name: string; className?: string }) {
  return <Svg source={medicalIcon(name)} className={className} />;
}

/** The icon as SVG text. An unknown or empty name draws a stethoscope, so that no list has gaps. */
export function medicalIcon(name: string) {
  return medicalIcons.get(name) ?? medicalIcons.get('stethoscope-outline')!;
}
