import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';

const most = 3;

/** Departments that share doctors, most shared first, then neighbours in the site's order. */
export function relatedDepartments<Entry extends Pick<Department, 'id'>>(
  departments: Entry[],
  id: number,
  doctors: Pick<Doctor, 'departmentIds'>[],
): Entry[] {
  const here = departments.findIndex((department) => department.id === id);
  const shared = (department: Entry) =>
    doctors.filter((doctor) => doctor.departmentIds.includes(department.id)).length;
  const distance = (department: Entry) => Math.abs(departments.indexOf(department) - here);
  return departments
    .filter((department) => department.id !== id)
    .toSorted((one, other) => shared(other) - shared(one) || distance(one) - distance(other))
    .slice(0, most);
}
