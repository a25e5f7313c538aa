/** A column of a record: its name, and its bytes in GB18030. Numbers have zeros in front. */
export interface PlatformColumn {
  readonly name: string
  readonly length: number
  readonly isNumber?: true
}
const x = (name: string, length: number): PlatformColumn => ({ name, length })
const n = (name: string, length: number): PlatformColumn => ({ name, length, isNumber: true })

/**
 * Records of the platform file of a manifest (IFCSUM), without the two bytes of the type in front. 00 and 10 are those of the national platform file;
 * the rest is our layout, which an agent has to agree to. A change of the layout is a change of this table.
 */
export const ifcsumLayout = {
  '00': [x('messageType', 6), x('description', 35), x('action', 1), x('sender', 13), x('receiver', 13), x('at', 12), x('reference', 35)],
  '10': [
    x('vesselCode', 9),
    x('vessel', 35),
    x('nationality', 2),
    x('voyage', 6),
    x('trade', 1),
    x('eta', 8),
    x('etd', 8),
    x('carrier', 13),
  ],
  '12': [
    x('bill', 35),
    x('master', 35),
    x('receipt', 5),
    x('pol', 5),
    x('transit', 5),
    x('pod', 5),
    x('delivery', 5),
    x('loadingAt', 14),
    x('billType', 10),
    x('payment', 3),
    x('terms', 10),
    x('area', 4),
  ],
  '16': [x('role', 2), x('code', 60), x('name', 70), x('address', 70), x('city', 35), x('country', 3), x('phone', 50), x('email', 50)],
  '41': [n('sequence', 5), n('packages', 8), x('kind', 2), n('weight', 14), n('volume', 14), x('hsCode', 12), x('unNo', 4)],
  '44': [x('text', 70)],
  '47': [x('text', 70)],
  '48': [x('text', 70)],
  '51': [x('boxNo', 12), x('isoType', 4), x('load', 1), n('packages', 8), n('weight', 14), n('volume', 14)],
  '52': [x('seal', 15)],
  '61': [x('reason', 3)],
  '99': [n('records', 6)],
} as const satisfies Readonly<Record<string, readonly PlatformColumn[]>>
export type PlatformRecord = keyof typeof ifcsumLayout

/** File function: 9 original, 4 change, 3 deletion. */
export const ifcsumActions = { original: '9', change: '4', delete: '3' } as const
