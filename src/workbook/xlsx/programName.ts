/** Name under which our files say who made them. */
export const PROGRAM_NAME = 'ConfereBio';
