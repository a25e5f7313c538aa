/** Names of the validity bases, Chinese and English. */
export const baseTexts = {
  ATD: ['按大船ATD', 'Vessel ATD'],
  SO_ETD: ['按SO上大船ETD', 'Vessel ETD on the S/O'],
  ON_BOARD: ['按提单ON BOARD', 'On-board date of the B/L'],
  SCHEDULE_ETD: ['按船期表ETD', 'Vessel ETD of the schedule'],
  LTD: ['按大船LTD', 'Vessel LTD'],
  BARGE_ATD: ['按驳船ATD', 'Barge ATD'],
  BARGE_SO_ETD: ['按SO驳船ETD', 'Barge ETD on the S/O'],
} as const
