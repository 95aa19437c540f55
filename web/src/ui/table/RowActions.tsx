import { MoreVertical } from 'lucide-react';
import { useRef } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button, buttonLook } from '../layout/Button.tsx';
import { useConfirm } from '../overlays/ConfirmDialog.tsx';
import { dataWords } from './data.words.ts';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { useRenderLink, type RenderLink } from '../layout/link.tsx';
import { MenuPopup } from '../overlays/Menu.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { actionsOf, outcomeOf, splitActions, eventOf, type RowAction } from './row-actions.ts';
import type { TableActions } from './table-parts.ts';
import styles from './RowActions.module.css';
import type { MenuItem } from '../overlays/MenuPopup.tsx';

/** Runs an action: confirms first if required, then callback, event and route, in this order. */
export function useRunAction<Row>(actions: TableActions<Row> | undefined) {
  const confirm = useConfirm();
  return async (action: RowAction<Row>, row: Row): Promise<void> => {
    const { ask, route, link, newTab } = outcomeOf(action, row);
    const question = typeof ask === 'object' ? ask.question : undefined;
    if (ask && !(await confirm({ kind: 'delete', question }))) return;
    action.callback?.(row);
    const rowEvent = eventOf(action, row);
    if (rowEvent) actions?.onEvent?.(rowEvent);
    if (route) actions?.onRoute?.(route, newTab);
    else if (link !== undefined) window.open(link, newTab ? '_blank' : '_self', newTab ? 'noopener' : undefined);
  };
}

/** Returns the address of an action that needs no confirmation: it is rendered as a real link. */
function addressOf<Row>(
  action: RowAction<Row>,
  row: Row,
  actions: TableActions<Row>,
): { href: string; newTab: boolean } | undefined {
  const { ask, route, link, newTab } = outcomeOf(action, row);
  const href = link ?? (route && actions.hrefOf?.(route));
  return ask || href === undefined ? undefined : { href, newTab };
}

/** Runs callback and event of an action, without following its link. */
function beside<Row>(action: RowAction<Row>, row: Row, actions: TableActions<Row>): void {
  action.callback?.(row);
  const rowEvent = eventOf(action, row);
  if (rowEvent) actions.onEvent?.(rowEvent);
}

/** Returns all actions of a row as menu items. */
export function menuItemsOf<Row>(
  row: Row,
  actions: TableActions<Row>,
  run: (action: RowAction<Row>, row: Row) => Promise<void>,
): MenuItem[] {
  return actionsOf(actions.list, row).map((action) => {
    const way = addressOf(action, row, actions);
    const tone = action.tone ?? (action.delete ? ('danger' as const) : undefined);
    const common = {
      key: action.key,
      label: action.text ?? action.title,
      icon: action.icon as IconSource | undefined,
      tone,
      refused: action.refused?.(row),
    };
    return way
      ? { ...common, ...way, onSelect: () => beside(action, row, actions) }
      : {
          ...common,
          onSelect: () => {
            void run(action, row);
          },
        };
  });
}

interface RowActionsProps<Row> {
  row: Row;
  /** Row number as read out. */
  number: string;
  actions: TableActions<Row>;
  tab: 0 | -1;
  cards: boolean;
  onMenu: (anchor: HTMLElement) => void;
}

/** The actions of a row: a few buttons, and one that opens the menu with all of them. */
export function RowActions<Row>({ row, number, actions, tab, cards, onMenu }: RowActionsProps<Row>) {
  const say = useSay();
  const more = useRef<HTMLButtonElement>(null);
  const run = useRunAction(actions);
  const split = splitActions(actionsOf(actions.list, row), cards ? 1 : (actions.room ?? 2));
  const open = () => {
    if (more.current) onMenu(more.current);
  };
  return (
    <div className={styles.actions} role="group" aria-label={say(dataWords.rowActions, { n: number })}>
      {split.shown.map((action) => (
        <OneAction
          key={action.key}
          action={action}
          row={row}
          actions={actions}
          tab={tab}
          cards={cards}
          run={() => {
            void run(action, row);
          }}
        />
      ))}
      {split.more.length > 0 && (
        <IconButton
          {...MenuPopup.openerProps}
          ref={more}
          icon={MoreVertical}
          small={!cards}
          label={say(dataWords.moreActions)}
          aria-haspopup="menu"
          tabIndex={tab}
          onClick={open}
        />
      )}
    </div>
  );
}

interface OneActionProps<Row> {
  action: RowAction<Row>;
  row: Row;
  actions: TableActions<Row>;
  tab: 0 | -1;
  cards: boolean;
  run: () => void;
}

function OneAction<Row>({ action, row, actions, tab, cards, run }: OneActionProps<Row>) {
  const way = addressOf(action, row, actions);
  const refused = action.refused?.(row);
  const icon = action.icon as IconSource | undefined;
  const words = action.text ?? (cards || !icon ? action.title : undefined);
  const tooltip = refused ?? action.tooltip;
  const danger = action.tone === 'danger' || action.delete !== undefined;
  if (way && refused === undefined) {
    return (
      <LinkAction
        action={action}
        way={way}
        words={words}
        tooltip={tooltip as string | undefined}
        tab={tab}
        cards={cards}
        beside={() => beside(action, row, actions)}
        renderLink={actions.renderLink}
      />
    );
  }
  const press = refused === undefined ? run : undefined;
  const off = { 'aria-disabled': refused !== undefined || undefined, tabIndex: tab, onClick: press };
  if (words === undefined && icon)
    return (
      <IconButton
        {...off}
        small
        icon={icon}
        label={action.title}
        tooltip={tooltip}
        className={`${danger ? styles.dangerIcon : ''} ${action.className ?? ''}`}
      />
    );
  return (
    <Tooltip content={tooltip}>
      <Button {...off} small={!cards} variant={danger ? 'danger' : 'plain'} icon={icon} className={action.className}>
        {words}
      </Button>
    </Tooltip>
  );
}

interface LinkActionProps {
  action: { title: string; icon?: unknown; className?: string };
  way: { href: string; newTab: boolean };
  words: string | undefined;
  tooltip: string | undefined;
  tab: 0 | -1;
  cards: boolean;
  beside: () => void;
  renderLink: RenderLink | undefined;
}

function LinkAction({
  action,
  way: { href, newTab },
  words,
  tooltip,
  tab,
  cards,
  beside: onFollow,
  renderLink,
}: LinkActionProps) {
  const say = useSay();
  const link = useRenderLink(renderLink);
  const icon = action.icon as IconSource | undefined;
  const name = newTab ? `${words ?? action.title} (${say(dataWords.newTab)})` : (words ?? action.title);
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const children = (
    <>
      {icon && <Icon of={icon} />}
      {words !== undefined && <span>{words}</span>}
    </>
  );
  const className = `${words === undefined ? styles.iconLink : buttonLook('plain', !cards)} ${action.className ?? ''}`;
  const drawn = link({ href, ...target, className, 'aria-label': name, tabIndex: tab, onClick: onFollow, children });
  return <Tooltip content={tooltip ?? (words === undefined ? action.title : undefined)}>{drawn}</Tooltip>;
}
