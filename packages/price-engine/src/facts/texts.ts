/** Names of the validity bases, Chinese and English. */
export const baseTexts = {
  ATD: ['按大船 ATD', 'Vessel ATD'],
  SO_ETD: ['按 SO 上大船 ETD', 'Vessel ETD on the S/O'],
  ON_BOARD: ['按提单 ON BOARD', 'On-board date of the B/L'],
  SCHEDULE_ETD: ['按船期表 ETD', 'Vessel ETD of the schedule'],
  LTD: ['按大船 LTD', 'Vessel LTD'],
  BARGE_ATD: ['按驳船 ATD', 'Barge ATD'],
  BARGE_SO_ETD: ['按 SO 驳船 ETD', 'Barge ETD on the S/O'],
} as const
