import type { Foreign } from './foreign.ts'

/** Calls of links to draft bills, of the carrier’s bills and of questions with the keys of another company. */
/** Samples of the calls about drafts, favourite texts, templates and returned sheets of instructions. */
export const instructionSamples: Readonly<Record<string, (rows: Foreign) => object>> = {
  '/api/TDBillLadingDraft/GetDraftSet': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingDraft/SaveDraftSet': ({ order, company }) => ({
    CGO_ID: order,
    Set: { TDBLInfos: [], Num: 1 },
    Version: null,
    COMPANYID: company,
  }),
  '/api/TDBillLadingDraft/RemoveDraftSet': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingText/List': ({ order }) => ({ CGO_ID: order, Field: 'marks' }),
  '/api/TDBillLadingText/Save': ({ order }) => ({ CGO_ID: order, Field: 'marks', Text: 'PROBE' }),
  '/api/TDBillLadingText/Use': ({ siFavourite }) => ({ Id: siFavourite }),
  '/api/TDBillLadingText/Remove': ({ siFavourite }) => ({ Id: siFavourite }),
  '/api/TDBillLadingInfo/ReadReturnedSheet': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingTemplate/AddOrModifyTDTemplate': ({ template }) => ({ Id: template, TBI_TEMPLATE_NAME: 'PROBE' }),
  '/api/TDBillLadingTemplate/GetTDTemplateInfo': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/UseTDTemplate': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/RemoveTDTemplate': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/AddTDTemplateFromRecord': ({ si }) => ({ Id: si, TBI_TEMPLATE_NAME: 'PROBE' }),
}
