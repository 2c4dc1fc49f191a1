import type { Department } from '#contract/department.ts';
import { FilterChoice } from '#web/site/entry/filter-choice.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { t } from '#words/say.ts';

export function DepartmentFilter({
  form,
  departments,
  chosen,
}: {
  form: string;
  departments: Pick<Department, 'slug' | 'name' | 'language'>[];
  chosen: string;
}) {
  if (departments.length === 0) return null;
  return (
    <div
      className="beside no-print flex grow items-center gap-2 max-md:basis-full md:max-w-md md:justify-end"
      data-submits-on-choice=""
    >
      <FilterChoice
        form={form}
        label={t('Department|label')}
        name="department"
        value={chosen}
        any={t('All departments')}
        choices={departments.map(({ slug, name, language }) => ({ value: slug, label: name, language }))}
        look="line"
      />
      <Button type="submit" form={form} variant="secondary" className="shrink-0">
        {t('Show')}
      </Button>
    </div>
  );
}
