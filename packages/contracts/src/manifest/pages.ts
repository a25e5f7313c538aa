/** Screens of the staff (spec §2.12). */
export const manifestPages = {
  templates: '/mainifest/sftTpl/ManifestSFTTpl',
  templateEdit: '/mainifest/sftTpl/manifestSFTTplEdit',
  configs: '/mainifest/config/ManifestConfigList',
  configEdit: '/mainifest/config/ManifestConfigEdit',
  configInfo: '/mainifest/config/ManifestConfigInfo',
  create: '/mainifest/create',
  edit: '/mainifest/edit',
  submits: '/mainifest/submitList',
  submitInfo: '/mainifest/submitInfo',
  submitFails: '/mainifest/submitFailedList',
  remarks: '/mainifest/remarkConfig',
  verifies: '/mainifest/verifyList',
  verifyInfo: '/mainifest/verifyInfo',
  verifyFails: '/mainifest/verifyFailedList',
  sends: '/mainifest/sendList',
  uploads: '/mainifest/UploadList',
  sendInfo: '/mainifest/sendInfo',
  tracks: '/mainifest/trackList',
  trackInfo: '/mainifest/trackInfo',
  sendFails: '/mainifest/sendFailList',
  sendFailInfo: '/mainifest/sendFailInfo',
  amendInfo: '/mainifest/sendEditInfo',
  amend: '/mainifest/sendEdit',
} as const

/** Screens of customers (spec §2.23). */
export const customerManifestPages = {
  create: '/external/workbench/mainifest/create',
  edit: '/external/workbench/mainifest/edit',
  submits: '/external/workbench/mainifest/submitList',
  verifyInfo: '/external/workbench/mainifest/verifyInfo',
  submitFails: '/external/workbench/mainifest/submitFailedList',
  tracks: '/external/workbench/mainifest/trackList',
  trackInfo: '/external/workbench/mainifest/trackInfo',
  templates: '/external/workbench/mainifest/sftTpl',
} as const

/** Buttons that several calls ask for. */
export const manifestButtons = {
  staff: {
    write: { path: manifestPages.submits, code: 'write' },
    late: { path: manifestPages.submits, code: 'late' },
    verify: { path: manifestPages.verifies, code: 'verify' },
    send: { path: manifestPages.sends, code: 'send' },
    amend: { path: manifestPages.sends, code: 'amend' },
    template: { path: manifestPages.templates, code: 'edit' },
  },
  party: {
    write: { path: customerManifestPages.submits, code: 'write' },
    template: { path: customerManifestPages.templates, code: 'edit' },
  },
} as const
