/** Where one can go by typing: the places of the menu, and entries that the API finds. */
import { patientOf } from '../appointment/appointment-words.ts';
import { addressOf, menu, type Place, type PlaceName, placeOf } from '../menu.ts';
import { api } from '../session.ts';

export interface Target {
  label: string;
  kind: string;
  to: string;
}

export function placeTargets(words: string): Target[] {
  const wanted = words.toLowerCase();
  return (Object.entries(menu) as [PlaceName, Place][])
    .filter(([, { label }]) => label.toLowerCase().includes(wanted))
    .map(([name, { label }]) => ({ label, kind: 'Page', to: addressOf(name) }));
}

/** The best few of each kind. One kind that cannot be searched does not hide the others. */
export async function findTargets(q: string): Promise<Target[]> {
  const query = { q, limit: '5', status: 'all' as const };
  const entries =
    (resource: 'doctor' | 'department' | 'gallery' | 'news' | 'package' | 'service' | 'speciality') =>
    async () => {
      const { data } = await api[resource].list({ query });
      const kind = placeOf(resource).one ?? '';
      return data.map((one) => ({
        label: 'title' in one && !('name' in one) ? one.title : (one as { name: string }).name,
        kind: kind.charAt(0).toUpperCase() + kind.slice(1),
        to: addressOf(resource, one.id),
      }));
    };
  const appointments = async () => {
    const { data } = await api.appointment.list({ query: { q, limit: '5', sort: '-startsAt' } });
    return data.map((one) => ({
      label: `${patientOf(one)}, ${one.localDate} ${one.localTime}`,
      kind: `Appointment ${one.reference}`,
      to: `/admin/appointments?day=${one.localDate}&q=${one.reference}`,
    }));
  };
  const inquiries = async () => {
    const { data } = await api.inquiry.list({ query: { q, limit: '5' } });
    return data.map(({ id, name, reference }) => ({
      label: name,
      kind: `Inquiry ${reference}`,
      to: addressOf('inquiry', id),
    }));
  };
  const searches = [
    entries('doctor'),
    entries('department'),
    entries('service'),
    entries('package'),
    entries('speciality'),
    entries('news'),
    entries('gallery'),
    appointments,
    inquiries,
  ];
  const settled = await Promise.allSettled(searches.map((search) => search()));
  return settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
