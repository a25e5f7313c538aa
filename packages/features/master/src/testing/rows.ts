import type { EntityRow } from '@jst/contracts/entity'

export const time = '2026-11-20T02:00:00.000Z'
/** A port as its list has it. */
export const row = (Id: number, Code: string, more: Partial<EntityRow> = {}): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code,
  NameZh: `港${Id}`,
  NameEn: 'PORT',
  Country: 'CN',
  CountryZh: '中国',
  LaneCode: '',
  LaneCodeName: '',
  IsPol: false,
  IsPod: false,
  IsTransit: false,
  IsBarge: false,
  IsBasePort: false,
  Aliases: [],
  Lon: null,
  Lat: null,
  Remark: '',
  Sort: 10,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: time,
  ...more,
})

/** Every right of a page of maintained data. */
export const all = ['view', 'add', 'edit', 'disable', 'remove', 'merge', 'import', 'export', 'confirm']
/** Search index of the pickers. */
export const index = {
  'GET /api/BasicData/GetIndex': () => ({
    Version: '1',
    Rows: [
      { Code: 'USW', Zh: '美西', En: 'US West', Pinyin: 'MEIXI', Initials: 'MX', Words: [], Note: '' },
      { Code: 'CNNGB', Zh: '宁波', En: 'Ningbo', Pinyin: 'NINGBO', Initials: 'NB', Words: [], Note: '中国' },
    ],
  }),
}

/** A text that no import could find. */
export const unmatched = {
  Id: 4,
  Kind: 'port',
  Source: '',
  Text: 'NINGBO PORT',
  Times: 3,
  State: 'open',
  TargetCode: '',
  Suggestions: [{ Code: 'CNNGB', Name: '宁波', Reason: '名称一致' }],
  FirstTime: time,
  UpdateTime: time,
}
