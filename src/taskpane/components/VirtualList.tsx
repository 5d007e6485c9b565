import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  option: {
    position: 'absolute',
    left: 0,
    right: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
    cursor: 'pointer',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
});

/** Options drawn beyond those in view, so that scrolling shows no gap. */
const SPARE = 4;

export interface VirtualListProps {
  label: string;
  count: number;
  /** Pixels; every option is as tall. */
  optionHeight: number;
  /** How many options are in view at once, at most. */
  inView: number;
  /** The option that the arrow keys start from; `null`: none yet. */
  active: number | null;
  onActive: (index: number) => void;
  /** By click or by Enter. */
  onChoose: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** A list of many options of one height; only those in view are drawn. Arrows, Page, Home and End move, Enter chooses. */
export function VirtualList({
  label,
  count,
  optionHeight,
  inView,
  active,
  onActive,
  onChoose,
  children,
}: VirtualListProps) {
  const styles = useStyles();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const [scrolled, setScrolled] = useState(0);
  const shown = Math.min(count, inView);

  useEffect(() => {
    if (active !== null) bringIntoView(list.current, active, optionHeight, shown);
  }, [active, optionHeight, shown]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (active === null) return;
      event.preventDefault();
      onChoose(active);
      return;
    }
    const next = nextOption(event.key, active, count, shown);
    if (next === null) return;
    event.preventDefault();
    onActive(next);
  };
  // What was pressed is chosen, even if something moves under the pointer before it is let go.
  const press = ({ target }: MouseEvent) => (pressed.current = optionAt(target));
  const choose = ({ target }: MouseEvent) => {
    const option = pressed.current ?? optionAt(target);
    pressed.current = null;
    if (option !== null) onChoose(option);
  };

  const first = Math.max(0, Math.min(Math.floor(scrolled / optionHeight), count - shown) - SPARE);
  const last = Math.min(count, first + shown + 2 * SPARE);
  const drawn = Array.from({ length: last - first }, (_option, index) => first + index);
  // The option that a screen reader is told of must be there even when the person has scrolled away from it.
  if (active !== null && active < count && (active < first || active >= last)) drawn.push(active);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={styles.list}
      style={{ height: shown * optionHeight + 2 }}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      onKeyDown={move}
      onMouseDown={press}
      onClick={choose}
      onFocus={() => pressed.current === null && active === null && count > 0 && onActive(0)}
    >
      <div role="presentation" style={{ height: count * optionHeight }}>
        {drawn.map((index) => (
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            data-index={index}
            aria-selected={index === active}
            aria-posinset={index + 1}
            aria-setsize={count}
            className={mergeClasses(styles.option, index === active && styles.active)}
            style={{ top: index * optionHeight, height: optionHeight }}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

function optionAt(target: EventTarget): number | null {
  const option = target instanceof Element ? target.closest('[data-index]') : null;
  return option && Number(option.getAttribute('data-index'));
}

function nextOption(key: string, active: number | null, count: number, page: number): number | null {
  const from = active ?? -1;
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(to, count - 1));
}

function bringIntoView(list: HTMLElement | null, index: number, height: number, shown: number): void {
  if (!list) return;
  const top = index * height;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + shown * height) list.scrollTop = top + height - shown * height;
}
