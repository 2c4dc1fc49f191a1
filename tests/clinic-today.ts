/** A doctor who sees patients all day today, whenever the journeys run. */
import { api, send, staffHeaders } from './hospital-api.ts';

/** A time zone where it is eight in the morning now. */
function whereItIsMorning() {
  const hourIn = (timeZone: string) =>
    new Date().toLocaleTimeString('sv', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Intl.supportedValuesOf('timeZone').find((timeZone) => hourIn(timeZone) === '08')!;
}

/** Moves the hospital to where it is morning. `call` books the n-th free time of today for a caller. */
export async function openClinicToday(doctorSlug: string) {
  const staff = await staffHeaders();
  const timeZone = whereItIsMorning();
  await send('PUT', '/settings/1', { timeZone }, staff);
  const today = new Date().toLocaleDateString('sv', { timeZone });
  const doctor = await api(`/doctor/slug/${doctorSlug}`);
  const hours = { kind: 'extra', from: `${today}T08:00`, to: `${today}T18:00` };
  await send('POST', `/doctor/${doctor.id}/timeoff`, hours, staff);
  const free = await api(`/appointment/free?doctor=${doctorSlug}&from=${today}&to=${today}`, staff);
  return {
    today,
    doctor,
    async call(place: number, name: string, phone: string) {
      const { doctorId, visitTypeId, startsAt } = free[place];
      const booking = { source: 'phone', doctorId, visitTypeId, startsAt, name, phone };
      await send('POST', '/appointment/desk', booking, staff);
    },
  };
}
