import { Field, makeStyles, Select } from '@fluentui/react-components';
import type { TableKind } from '../../../sheets/columns';
import { TABLE_KINDS } from '../../../sheets/kinds';
import { usePane } from '../../paneContext';
import { kindName } from '../../wording/columns';

const useStyles = makeStyles({ select: { maxWidth: '100%', minWidth: 0 } });

export interface KindFieldProps {
  label: string;
  kind: TableKind;
  onChange: (kind: TableKind) => void;
}

/** What a table is, to be corrected. */
export function KindField({ label, kind, onChange }: KindFieldProps) {
  const { language } = usePane();
  const styles = useStyles();
  return (
    <Field label={label}>
      <Select
        className={styles.select}
        size="small"
        value={kind}
        onChange={(_event, { value }) => onChange(value as TableKind)}
      >
        {TABLE_KINDS.map((option) => (
          <option key={option} value={option}>
            {kindName(option, language)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
