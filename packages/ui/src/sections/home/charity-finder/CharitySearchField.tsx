import { Search } from 'lucide';
import { Icon } from '../../../components/icon/Icon';
import { TextField } from '../../../components/text-field/TextField';

export interface CharitySearchFieldProps {
  /** The visible label, and the accessible name. */
  label: string;
  placeholder: string;
}

/** The field of a `CharitySearchPlace`. */
export function CharitySearchField({ label, placeholder }: CharitySearchFieldProps) {
  return (
    <search>
      <form>
        <TextField
          name="charity-search"
          label={label}
          placeholder={placeholder}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          size="large"
          leading={<Icon icon={Search} />}
        />
      </form>
    </search>
  );
}
