import { CellAlertManagerService, CellAlertType, HoverManagerService } from '@univerjs/preset-sheets-core';
import { debounceTime } from 'rxjs';
import type { Grid } from './createGrid';
import type { ErrorExplanations } from './errorExplanations';

const OURS = 'conferebio.error';
/** The grid's own tooltip for errors, which says less; ours stands in for it. */
const GRIDS_OWN = 'SHEET_FORMULA_ALERT';
/** Milliseconds that the pointer rests on a cell first. */
const REST = 120;

/** Shows what an error means while the pointer is on its cell. */
export function explainErrorsOnHover({ univer }: Grid, explanations: ErrorExplanations): void {
  const injector = univer.__getInjector();
  const alerts = injector.get(CellAlertManagerService);
  const showAlert = alerts.showAlert.bind(alerts);
  alerts.showAlert = (alert) => {
    if (alert.key !== GRIDS_OWN) showAlert(alert);
  };
  let shownAt = '';
  injector
    .get(HoverManagerService)
    .currentCell$.pipe(debounceTime(REST))
    .subscribe((hovered) => {
      const location = hovered?.location;
      const cell = location && { sheetId: location.subUnitId, row: location.row, column: location.col };
      const explanation = cell ? explanations.of(cell) : null;
      const place = cell && explanation ? `${cell.sheetId} ${cell.row} ${cell.column} ${explanation.text}` : '';
      if (place === shownAt) return;
      shownAt = place;
      alerts.removeAlert(OURS);
      if (!location || !explanation) return;
      showAlert({
        type: CellAlertType.ERROR,
        title: explanation.name,
        message: explanation.text,
        location,
        width: 280,
        height: 90,
        key: OURS,
      });
    });
}
