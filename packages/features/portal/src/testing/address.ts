import { goLiveSteps, type GoLiveStep, type SiteAddress } from '@jst/contracts/portal'

/** Address of a site that is open, by its short name alone. */
export const address = (more: Partial<SiteAddress> = {}): SiteAddress => ({
  Slug: 'haijie',
  Domain: '',
  Front: 'platform',
  Enabled: true,
  IsDefault: true,
  Proof: null,
  ProvedTime: null,
  UpdateTime: '2026-11-20T01:30:00.000Z',
  Done: Object.keys(goLiveSteps) as GoLiveStep[],
  ...more,
})
