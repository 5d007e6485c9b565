// What is told of cells by their kind, whatever they are about. Portuguese first, then English.

export const MERGED_CELL: [string, string] = [
  'A célula está mesclada com a de cima: foi usado o mesmo valor. Confirme que ele vale também para esta linha, ou desfaça a mescla e preencha cada uma.',
  'The cell is merged with the one above: the same value was used. Confirm that it holds for this row too, or unmerge the cells and fill in each.',
];

export const LIKE_A_FORMULA: [string, string] = [
  'O texto começa com “=”. Foi lido como texto e nada é calculado, mas, copiado para outro programa, pode virar fórmula. Se o sinal não faz parte do nome, tire-o.',
  'The text begins with “=”. It was read as text and nothing is computed, but copied into another program it may turn into a formula. If the sign is not part of the name, take it out.',
];

export const TYPED_OVER: [string, string] = [
  'Valor digitado no meio de uma coluna de fórmulas: não acompanha mudanças nas outras células. Foi usado como está; confirme-o, ou copie a fórmula de outra linha.',
  'Value typed in the middle of a column of formulas: it does not follow changes in other cells. It was used as it is; confirm it, or copy the formula from another row.',
];
