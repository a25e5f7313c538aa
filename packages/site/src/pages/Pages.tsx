import type { PageModel } from '../model.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { EnterCards } from '../blocks/EnterCards.tsx'
import { Offices, Services } from '../blocks/Lists.tsx'
import { Freights } from '../blocks/Offers.tsx'
import { Frame } from '../frame/Frame.tsx'
import { SiteProvider, useSite } from '../site.tsx'
import { Article, Downloads, News } from './News.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Join, JobList } from './Jobs.tsx'
import { Profile } from './Profile.tsx'
import { Rates, Schedules } from './Routes.tsx'
import { Service } from './Service.tsx'
import { Title } from './Title.tsx'
import { Quick, Tracking } from './Tracking.tsx'

/** One page of a site, frame and all. */
export const Page = ({ model }: { model: PageModel }) => (
  <SiteProvider value={{ ...model.site, look: model.look, peers: model.page.peers === true }}>
    <Frame model={model}>
      <Inside model={model} />
    </Frame>
  </SiteProvider>
)

function Inside({ model }: { model: PageModel }) {
  const { content, site, page } = model
  const { texts, link } = useSite()
  switch (content.kind) {
    case 'home':
      return <Blocks blocks={content.blocks} lists={content.lists} />
    case 'profile':
      return <Profile profile={content.profile} offices={content.offices} model={model} />
    case 'services':
      return (
        <Title text={texts.page(page)}>
          {content.services.length > 0 ? <Services services={content.services} heading="h2" /> : <p className="lead">{texts.none}</p>}
          {content.freights.length > 0 ? (
            <section className="section">
              <h2>{texts.recommended}</h2>
              <Freights freights={content.freights} />
            </section>
          ) : null}
        </Title>
      )
    case 'service':
      return <Service service={content.service} form={content.form} model={model} />
    case 'news':
      return <News list={content.list} of={content.of} model={model} />
    case 'article':
      return <Article content={content} />
    case 'contact':
      return (
        <Title text={texts.page(page)}>
          <Offices offices={content.offices} heading="h2" />
          <ContactForm form={content.form} title={texts.form.contactTitle} about={texts.form.contactAbout} at={site.base + model.at} />
        </Title>
      )
    case 'join':
      return <Join profile={content.profile} jobs={content.jobs} model={model} />
    case 'jobs':
      return <JobList list={content.list} open={content.open} form={content.form} model={model} />
    case 'downloads':
      return <Downloads list={content.list} model={model} />
    case 'rates':
      return <Rates content={content} model={model} />
    case 'schedules':
      return <Schedules content={content} model={model} />
    case 'tracking':
      return <Tracking content={content} model={model} />
    case 'quick':
      return <Quick content={content} model={model} />
    case 'enter':
      return (
        <Title text={texts.enterPage.title}>
          <EnterCards heading="h2" />
        </Title>
      )
    case 'busy':
      return (
        <Title text={texts.busy.title}>
          <p className="lead">{texts.busy.text(content.seconds)}</p>
        </Title>
      )
    case 'missing':
      return (
        <Title text={texts.missing.title}>
          <p className="lead">{texts.missing.text}</p>
          <p>
            <a className="button" href={link('/external/home')}>
              {texts.missing.home}
            </a>
          </p>
        </Title>
      )
  }
}
