import { emptyConsignment } from '@jst/manifest'
import { emptyVgm } from '@jst/manifest/vgm'
import type { Foreign } from './foreign.ts'

const Content = { ...emptyConsignment(), BillNo: 'PROBE', Remark: 'PROBE' }
const own = ({ rows, updateTime }: Foreign) => ({ Id: rows['manifest'], UpdateTime: updateTime })
const probeToken = ({ manifestLink }: Foreign) => ({ Token: `${manifestLink}.PROBEPROBEPROBEPROBEPROBE` })
const probeReader = { Code: '0000', Name: 'PROBE', Phone: '13800000000' }

/** Calls of filings with the keys of another company. */
export const manifestSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/Manifest/View': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/Manifest/Compare': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/Manifest/Start': ({ si }) => ({ SiId: si }),
  '/api/Manifest/Write': (foreign) => ({ ...own(foreign), Regimes: [], BookingId: 0, SiId: 0, Agent: 'PROBE', LateReason: '', Content }),
  '/api/ManifestVgm/Sheet': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/ManifestVgm/Write': ({ rows }) => ({
    Id: rows['manifest'],
    Agent: 'PROBE',
    LateReason: '',
    Rows: [{ Id: 0, Content: { ...emptyVgm('CSQU3054383'), BillNo: 'PROBE' } }],
  }),
  '/api/ManifestLink/List': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/ManifestLink/Make': ({ rows }) => ({ Id: rows['manifest'], For: 'PROBE', Hours: 1, Blocks: ['goods'], WithCode: false }),
  '/api/ManifestLink/Revoke': ({ manifestLink }) => ({ Id: manifestLink }),
  '/api/ManifestLink/Proposals': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/ManifestLink/Decide': ({ manifestProposal, updateTime }) => ({
    Id: manifestProposal,
    UpdateTime: updateTime,
    Take: ['PROBE'],
    Refuse: [],
    Reason: '',
  }),
  '/api/ManifestLink/Propose': (foreign) => ({ ...probeToken(foreign), ...probeReader, Key: 'PROBE', Note: '', Fields: [], Vgm: [] }),
  '/api/ManifestLink/Ticket': (foreign) => ({ ...probeToken(foreign), Pass: 'PROBE', Box: 'CSQU3054383', Key: 'PROBE' }),
  '/api/Manifest/Amend': (foreign) => ({ ...own(foreign), Want: 'delete', Reasons: ['1'] }),
}
