/** The appointment on this device: stored by its own page, shown by the offline page. */
import {
  forgetAppointment,
  type KeptAppointment,
  keepAppointment,
  keptAppointments,
  refuseAppointment,
} from './kept-appointments.ts';

const find = (selector: string, within: ParentNode = document) => within.querySelector<HTMLElement>(selector);
const storage = storageOf();
if (storage) {
  // Past appointments are deleted on any page.
  const kept = keptAppointments(storage, Date.now());
  const notice = find('[data-keep-appointment]');
  const list = find('[data-kept-appointments]');
  const ended = find('[data-forget-appointment]')?.dataset.forgetAppointment;
  if (ended) forgetAppointment(storage, Date.now(), ended);
  if (notice) offer(storage, notice);
  if (list) show(storage, list, kept);
}

/** Says on the appointment's page that it is stored, and lets the visitor remove or store it. */
function offer(storage: Storage, notice: HTMLElement) {
  const appointment = JSON.parse(notice.dataset.keepAppointment!) as KeptAppointment;
  const { reference, endsAt } = appointment;
  const showState = (isKept: boolean) => {
    for (const part of notice.querySelectorAll<HTMLElement>('[data-when-kept]'))
      part.hidden = (part.dataset.whenKept === 'yes') !== isKept;
  };
  showState(keepAppointment(storage, Date.now(), appointment));
  notice.hidden = false;
  notice.addEventListener('click', ({ target }) => {
    const wish = (target as HTMLElement).closest<HTMLElement>('[data-wish]')?.dataset.wish;
    if (!wish) return;
    if (wish === 'forget') refuseAppointment(storage, Date.now(), reference, endsAt);
    else forgetAppointment(storage, Date.now(), reference);
    showState(wish === 'keep' && keepAppointment(storage, Date.now(), appointment));
    find('[data-wish]:not([hidden] *)', notice)?.focus();
  });
}

function show(storage: Storage, list: HTMLElement, kept: KeptAppointment[]) {
  const pattern = find('template', list) as HTMLTemplateElement;
  for (const appointment of kept) {
    const item = pattern.content.firstElementChild!.cloneNode(true) as HTMLElement;
    for (const field of ['when', 'who', 'where', 'reference'] as const) {
      find(`[data-field="${field}"]`, item)!.textContent = appointment[field];
    }
    find('button', item)!.addEventListener('click', () => {
      refuseAppointment(storage, Date.now(), appointment.reference, appointment.endsAt);
      item.remove();
      list.hidden = list.querySelector('[data-field]') === null;
      find('h1')?.focus();
    });
    pattern.before(item);
  }
  list.hidden = kept.length === 0;
}

/** Null if the browser stores nothing. */
function storageOf() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
