import type { Foreign } from './foreign.ts'

/** Calls of rates with the keys of another company. */
export const rateSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/FreightRateBatch/Plan': ({ rows }) => ({
    Ids: [rows['freightRate']],
    Filter: {},
    Change: { From: '', Steps: [{ Kind: 'REMARK', Field: 'RemarkPublic', How: 'REPLACE', Text: 'PROBE' }] },
    Note: '',
  }),
  '/api/FreightRatePublish/Check': ({ rows }) => ({ Ids: [rows['freightRate']], Filter: {}, Terms: {} }),
  '/api/FreightRatePublish/Publish': ({ rows, updateTime }) => ({
    Items: [{ Id: rows['freightRate'], UpdateTime: updateTime, Supersede: true }],
    Terms: {},
  }),
  '/api/FreightRateVersion/List': ({ rows }) => ({ Id: rows['freightRate'] }),
  '/api/FreightRateVersion/Compare': ({ rows }) => ({ Id: rows['freightRate'], From: 1, To: 1 }),
  '/api/FreightRateVersion/Restore': ({ rows, updateTime }) => ({ Id: rows['freightRate'], Version: 1, UpdateTime: updateTime }),
  '/api/FreightRateBatch/Run': ({ rateBatch }) => ({ Id: rateBatch }),
  '/api/FreightRateBatch/Undo': ({ rateBatch }) => ({ Id: rateBatch }),
  '/api/FreightRateBatch/Changes': ({ rateBatch }) => ({ BatchId: rateBatch }),
  '/api/LclPrice/Coloads': ({ rows }) => ({ Id: rows['lclRate'] }),
  '/api/FreightReading/Get': ({ reading }) => ({ Id: reading }),
  '/api/FreightReading/Save': ({ reading, updateTime }) => ({
    Id: reading,
    UpdateTime: updateTime,
    Text: 'PROBE',
    Source: '',
    Side: 'Floor',
    Answers: {},
    HiddenLines: [],
    HiddenColumns: [],
  }),
  '/api/FreightReading/Take': ({ reading, updateTime }) => ({ Id: reading, UpdateTime: updateTime, Rows: ['PROBE'] }),
  '/api/FreightReading/Undo': ({ reading, updateTime }) => ({ Id: reading, UpdateTime: updateTime }),
  '/api/FreightReading/Drop': ({ reading, updateTime }) => ({ Id: reading, UpdateTime: updateTime }),
}
