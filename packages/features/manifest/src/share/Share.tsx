import { Button } from '@arco-design/web-react'
import { manifestLinkHead, manifestLinkPages, openManifestLink } from '@jst/contracts/manifest'
import { link, useApp, useDetail, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { LinkedPage } from '@jst/feature-kit/sharing'
import { DateText, PageFrame, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { keepAccess } from './access.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { inLanguage } from './inLanguage.ts'
import { spokenIn, useSpoken } from './speech.ts'
import { texts } from './texts.ts'

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Token = new URLSearchParams(search).get('Token')
  if (Token) app.reads.start(manifestLinkHead, { Token, ...spokenIn(search).answer })
}

/** 舱单分享: who sent the link; name, telephone and code of its reader, before anything of the bill is shown. */
export const Screen = inLanguage(
  observer(function ManifestShare() {
    const { api, navigate } = useApp()
    const { answer, address } = useSpoken()
    const Token = useScreenParams().get('Token') ?? ''
    const head = useDetail(manifestLinkHead, Token === '' ? undefined : { Token, ...answer })
    const needsCode = head.data?.NeedsCode === true
    const form = useForm({
      start: () => ({ Name: '', Phone: '', Code: '' }),
      fields: {
        Name: { label: texts.name, required: true },
        Phone: { label: texts.phone, required: true },
        Code: { label: texts.code, required: needsCode },
      },
      save: async ({ Name, Phone, Code }) => {
        const access = { Name: Name.trim(), Phone: Phone.trim(), Code: Code.trim() }
        await api.call(openManifestLink, { ...access, Token, ...answer })
        keepAccess(Token, access)
      },
      saved: () => navigate(link(manifestLinkPages.info, { Token, ...address })),
      unasked: true,
    })
    return (
      <LinkedPage read={head} className="jst-slip-public" isFramed>
        {(data) => (
          <PageFrame
            title={texts.title}
            head={
              <header className="jst-section">
                <h2>{texts.lead(data.From, data.For)}</h2>
                <p className="jst-muted">
                  {texts.expires} <DateText value={data.ExpiresAt} />
                </p>
                <LanguageLink token={Token} />
              </header>
            }
          >
            <section className="jst-section">
              <FormBox form={form}>
                <TextField {...form.field('Name')} maxLength={40} />
                <TextField {...form.field('Phone')} maxLength={30} />
                {needsCode ? <TextField {...form.field('Code')} hint={texts.codeHint} maxLength={4} /> : null}
                <p className="jst-muted">{texts.who}</p>
                <Button type="primary" htmlType="submit" long loading={form.busy}>
                  {texts.open}
                </Button>
              </FormBox>
            </section>
          </PageFrame>
        )}
      </LinkedPage>
    )
  }),
)
