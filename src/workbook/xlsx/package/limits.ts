/**
 * How much of a compressed file is unpacked at most. Counted in bytes while unpacking, not as a ratio:
 * honest files compress a hundredfold too. A sheet of 100,000 rows and 10 columns takes about 60 MB.
 */
export const LIMITS = {
  partBytes: 300 * 1024 * 1024,
  totalBytes: 600 * 1024 * 1024,
  entries: 10_000,
};
