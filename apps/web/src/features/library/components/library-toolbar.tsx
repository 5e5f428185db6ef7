import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';

type Choices<Value extends string> = {
  value: Value;
  options: readonly { value: Value; label: string; count?: string }[];
  onChoose: (value: Value) => void;
};

type LibraryToolbarProps<State extends string, Sort extends string> = {
  states: Choices<State>;
  search: { value: string; label: string; onSearch: (words: string) => void };
  sorts: Choices<Sort>;
};

/** State, words and order of a list of the library. On a phone the order is a sign beside the words. */
export function LibraryToolbar<State extends string, Sort extends string>({
  states,
  search,
  sorts,
}: LibraryToolbarProps<State, Sort>) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
      <Segmented
        label={t('library.filter')}
        value={states.value}
        options={states.options}
        onValueChange={states.onChoose}
        className="max-sm:grid max-sm:grid-cols-2 sm:justify-self-start"
      />
      <div className="flex gap-3 lg:justify-end">
        <SearchField {...search} className="min-w-0 flex-1 lg:max-w-72" />
        <div className="relative shrink-0">
          <Select
            value={sorts.value}
            options={sorts.options}
            onValueChange={(chosen) => {
              const sort = sorts.options.find(({ value }) => value === chosen);
              if (sort) sorts.onChoose(sort.value);
            }}
            aria-label={t('common.sort')}
            className="w-control sm:w-52 max-sm:[&>*]:sr-only"
          />
          <ArrowUpDown
            aria-hidden
            className="pointer-events-none absolute inset-0 m-auto size-4 text-muted-foreground sm:hidden"
          />
        </div>
      </div>
    </div>
  );
}
