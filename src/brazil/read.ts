/**
 * What comes out of reading a cell that a person filled in: a value with notes on how it was understood,
 * or a typed fault. Sentences for both are made in `explain/`, never here.
 */
export type Read<T> = { ok: true; value: T; notes: ReadNote[] } | { ok: false; fault: ReadFault };

/** Plain decimal text, dot as separator, no exponent, no superfluous zeros: `1234.56`, `-0.5`, `1500`. */
export type DecimalText = string;

/** Calendar date as `yyyy-mm-dd`. */
export type IsoDate = string;

/** How a value was understood when that is worth telling the person. */
export type ReadNote =
  | { code: 'alias'; typed: string; official: string; ibge?: string }
  | { code: 'unitDropped'; typed: string; unit: string }
  | { code: 'spacesInNumber'; typed: string }
  | { code: 'dottedThousands'; typed: string; value: DecimalText }
  /** `1,500` read the Brazilian way, 1.5; elsewhere it would be 1500. */
  | { code: 'commaDecimals'; typed: string; value: DecimalText }
  | { code: 'twoDigitYear'; typed: string; date: IsoDate }
  | { code: 'dateInWords'; typed: string; date: IsoDate }
  | { code: 'dateSerialAsText'; typed: string; date: IsoDate }
  | { code: 'numericUf'; typed: string; uf: string }
  /** `SE` read as the state, though it may have been meant for the region. */
  | { code: 'sergipeNotSudeste'; typed: string }
  | { code: 'leadingZerosRestored'; typed: string; count: number; value: string }
  | { code: 'codeCompleted'; typed: string; ibge: string }
  | { code: 'encodingRepaired'; typed: string; repaired: string }
  /** A DAP/CAF number to check against the document: other than the known shapes, O for 0, or a wrong CPF inside. */
  | {
      code: 'familyKeyUnusual';
      typed: string;
      key: string;
      reason: 'shape' | 'letterForDigit' | 'cpfInside';
      suggestion?: string;
    };

/** Why a cell could not be read. */
export type ReadFault =
  | { code: 'blank' }
  | { code: 'errorCell'; error: string }
  | { code: 'logical'; value: boolean }
  | { code: 'notAValue' }
  | { code: 'numberUnreadable'; typed: string }
  | { code: 'numberAmbiguous'; typed: string; thousands: DecimalText; decimal: DecimalText }
  /** `1,234.56`: comma for thousands, dot for decimals. */
  | { code: 'numberForeignFormat'; typed: string; value: DecimalText }
  /** `expected`: where neither kg nor R$ was asked for. */
  | { code: 'numberWrongUnit'; typed: string; unit: string; expected?: string }
  | { code: 'numberPercent'; typed: string }
  | { code: 'numberFormulaText'; typed: string }
  | { code: 'dateUnreadable'; typed: string; suggestion?: IsoDate }
  | { code: 'dateImpossible'; typed: string; suggestion?: IsoDate }
  | { code: 'dateYearImplausible'; typed: string }
  | { code: 'dateYearOnly'; typed: string }
  | { code: 'ufUnknown'; typed: string; suggestions: string[] }
  | { code: 'ufIsRegion'; typed: string }
  | { code: 'ufSeveral'; typed: string }
  | {
      code: 'municipalityUnknown';
      typed: string;
      uf: string;
      suggestions: { name: string; ibge: string }[];
      elsewhere?: { uf: string; ibge: string }[];
    }
  | {
      code: 'municipalityOfOtherUf';
      typed: string;
      uf: string;
      elsewhere: { uf: string; ibge: string }[];
      suggestions?: { name: string; ibge: string }[];
    }
  | { code: 'municipalityNeedsUf'; typed: string; ufs: string[] }
  | { code: 'placeUnknown'; typed: string; suggestions: string[] }
  | { code: 'placeSeveral'; typed: string }
  /** A state, a region or the Semiárido that is not where the UF given beside it is. */
  | { code: 'placeOfOtherUf'; typed: string; uf: string }
  /** More than the whole; what it would be if meant as a percentage, where it can be. */
  | { code: 'shareOverOne'; typed: string; percent?: DecimalText; part?: DecimalText }
  | { code: 'shareNegative'; typed: string }
  | { code: 'shareUnreadable'; typed: string }
  | { code: 'yesNoUnreadable'; typed: string }
  | { code: 'ibgeUnknown'; typed: string }
  | { code: 'ibgeOfOtherUf'; typed: string; uf: string; name: string; actualUf: string }
  | { code: 'cpfLength'; typed: string; digits: number }
  | { code: 'cpfCharacters'; typed: string }
  | { code: 'cpfRepeated'; typed: string }
  | { code: 'cpfCheckDigit'; typed: string; expected: string }
  | { code: 'cnpjLength'; typed: string; characters: number }
  | { code: 'cnpjCharacters'; typed: string }
  | { code: 'cnpjZeros'; typed: string }
  | { code: 'cnpjCheckDigit'; typed: string; expected: string }
  /** A short number that becomes a good CPF and a good CNPJ once its zeros are put back. */
  | { code: 'taxIdAmbiguous'; typed: string; cpf: string; cnpj: string }
  | { code: 'nfeDigitsLost'; typed: string }
  | { code: 'nfeLength'; typed: string; characters: number }
  | { code: 'nfeCharacters'; typed: string; position: number }
  | { code: 'nfeCheckDigit'; typed: string; expected: string }
  | { code: 'nfeUf'; typed: string; ufCode: string }
  | { code: 'nfeMonth'; typed: string; month: string }
  | { code: 'nfeModel'; typed: string; model: string }
  /** Digits expected at the end of the issuer's number; empty when its beginning is not that of a CPF. */
  | { code: 'nfeIssuer'; typed: string; issuerKind: 'CPF' | 'CNPJ'; expected: string }
  | { code: 'familyKeyShape'; typed: string }
  | { code: 'familyKeyDigitsLost'; typed: string };
