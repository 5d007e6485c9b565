import type { Part } from './provision';
import { article3 } from './selo/article3';
import { article4 } from './selo/article4';
import { article4Paragraphs } from './selo/article4Paragraphs';
import { article5, article6, article7 } from './selo/articles5to7';
import { article8, article9 } from './selo/articles8and9';

/** The page of Portaria SAF/MAPA 280/2022: DOU nº 101, 30/05/2022, Seção 1, p. 7. */
export const seloPage: readonly Part[] = [
  article3,
  article4,
  article4Paragraphs,
  article5,
  article6,
  article7,
  article8,
  article9,
];
