import type { Lexicon } from './lexicon.ts';

/**
 * Nouns for people and for what they run, singular and plural. `=` names the occupation of the person behind the noun:
 * a shop does not decide, its owner does. An occupation must read well with a plain “s” behind it (D-81).
 */
export const englishPeople: Lexicon['people'] = {
  owner: `shop=shop owner | shops=shop owner | store=store owner | stores=store owner | restaurant=restaurant owner |
    restaurants=restaurant owner | café=café owner | cafés=café owner | cafes=café owner | bakery=bakery owner |
    bakeries=bakery owner | salon=salon owner | salons=salon owner | studio=studio owner | studios=studio owner |
    business=business owner | businesses=business owner | smb=business owner | smbs=business owner | sme=business owner |
    smes=business owner | retailer | retailers=retailer | merchant | merchants=merchant | seller | sellers=seller |
    hotel=hotel owner | hotels=hotel owner | gym=gym owner | gyms=gym owner | clinic=clinic owner | clinics=clinic owner |
    practice=practice owner | practices=practice owner | garage=garage owner | garages=garage owner | farm=farm owner |
    farms=farm owner | farmer | farmers=farmer | brewery=brewery owner | breweries=brewery owner | landlord |
    landlords=landlord | agency=agency owner | agencies=agency owner | firm=firm owner | firms=firm owner |
    workshop=workshop owner | workshops=workshop owner | owner | owners=owner | homeowner | homeowners=homeowner |
    brand=brand owner | brands=brand owner | contractor | contractors=contractor | host | hosts=host | vendor | vendors=vendor`,
  manager: `council=council officer | councils=council officer | public bodies=civil servant | authorities=civil servant |
    cities=city planner | towns=town planner | team=team lead | teams=team lead | company=operations manager | companies=operations manager |
    enterprise=operations manager | enterprises=operations manager | organization=operations manager |
    organizations=operations manager | organisation=operations manager | organisations=operations manager |
    manager | managers=manager | leader=team leader | leaders=team leader | lead=team lead | leads=team lead |
    office=office manager | offices=office manager | department=department manager | departments=department manager |
    employer | employers=employer | executive | executives=executive | administrator | administrators=administrator |
    admin=administrator | admins=administrator | coordinator | coordinators=coordinator | recruiter | recruiters=recruiter |
    supervisor | supervisors=supervisor | director | directors=director | cto=technology director | ctos=technology director |
    hospital=hospital manager | hospitals=hospital manager | manufacturer | manufacturers=manufacturer | hr=personnel manager`,
  developer: `developer | developers=developer | dev=developer | devs=developer | programmer | programmers=programmer |
    engineer | engineers=engineer | coder | coders=coder | hacker=developer | hackers=developer | sysadmin | sysadmins=sysadmin |
    data scientist | data scientists=data scientist | analyst | analysts=analyst | maintainer | maintainers=maintainer |
    devops=operations engineer | technologist | technologists=technologist | integrator | integrators=integrator`,
  creative: `designer | designers=designer | artist | artists=artist | photographer | photographers=photographer | writer |
    writers=writer | author | authors=author | creator | creators=creator | musician | musicians=musician | filmmaker |
    filmmakers=filmmaker | illustrator | illustrators=illustrator | architect | architects=architect | maker | makers=maker |
    blogger | bloggers=blogger | podcaster | podcasters=podcaster | band=musician | bands=musician | producer |
    producers=producer | streamer | streamers=streamer | editor | editors=editor | journalist | journalists=journalist`,
  marketer: `marketer | marketers=marketer | advertiser | advertisers=advertiser | publisher | publishers=publisher |
    salespeople=sales representative | sales team=sales manager | sales teams=sales manager | influencer |
    influencers=influencer | marketing team=marketing manager | marketing teams=marketing manager`,
  educator: `teacher | teachers=teacher | school=school principal | schools=school principal | educator | educators=educator |
    trainer | trainers=trainer | instructor | instructors=instructor | tutor | tutors=tutor | professor | professors=professor |
    classroom=teacher | classrooms=teacher | lecturer | lecturers=lecturer | librarian | librarians=librarian |
    university=university lecturer | universities=university lecturer | library=librarian | libraries=librarian`,
  learner: `student | students=student | learner | learners=learner | beginner | beginners=beginner | pupil | pupils=pupil |
    graduate | graduates=graduate | newcomer |
    newcomers=newcomer | trainee | trainees=trainee`,
  parent: `parent | parents=parent | mom=parent | moms=parent | mum=parent | mums=parent | dad=parent | dads=parent |
    family=parent | families=parent | kid=parent | kids=parent | child=parent | children=parent | toddlers=parent |
    babies=parent | grandparent | grandparents=grandparent | caregiver | caregivers=caregiver | carer | carers=carer`,
  hobbyist: `gardener=hobby gardener | gardeners=hobby gardener | cook=home cook | cooks=home cook | runner | runners=runner |
    cyclist | cyclists=cyclist | hiker | hikers=hiker | swimmer | swimmers=swimmer | climber | climbers=climber | baker=home baker |
    bakers=home baker | collector | collectors=collector | enthusiast | enthusiasts=enthusiast | lover=enthusiast |
    lovers=enthusiast | fan | fans=fan | hobbyist | hobbyists=hobbyist | amateur | amateurs=amateur | knitter |
    knitters=knitter | sailor | sailors=sailor | rider | riders=rider | singer | singers=singer | dancer | dancers=dancer |
    choir=choir director | choirs=choir director | athlete | athletes=athlete | explorer | explorers=explorer |
    tinkerer | tinkerers=tinkerer | dog owner | dog owners=dog owner | cat owner | cat owners=cat owner | birder | birders=birder`,
  professional: `researcher | researchers=researcher | scientist | scientists=scientist | scholar | scholars=scholar |
    academic | academics=academic | professional | professionals=professional | freelancer | freelancers=freelancer | consultant |
    consultants=consultant | lawyer | lawyers=lawyer | accountant | accountants=accountant | bookkeeper |
    bookkeepers=bookkeeper | doctor | doctors=doctor | nurse | nurses=nurse | therapist | therapists=therapist | dentist |
    dentists=dentist | mechanic | mechanics=mechanic | electrician | electricians=electrician | plumber | plumbers=plumber |
    builder | builders=builder | carpenter | carpenters=carpenter | realtor | realtors=realtor | broker | brokers=broker |
    translator | translators=translator | pilot | pilots=pilot | driver | drivers=driver | investor | investors=investor |
    trader | traders=trader | worker | workers=worker | coach=personal trainer | coaches=personal trainer | self-employed=freelancer |
    practitioner | practitioners=practitioner | clinician | clinicians=clinician | vet=veterinarian | vets=veterinarian`,
  organizer: `nonprofit=nonprofit director | nonprofits=nonprofit director | charity=charity manager | charities=charity manager |
    club=club organizer | clubs=club organizer | association=club organizer | associations=club organizer |
    organizer | organizers=organizer | organiser=organizer | organisers=organizer | planner=event planner |
    planners=event planner | community=community organizer | communities=community organizer | church=church administrator |
    churches=church administrator | volunteer | volunteers=volunteer | activist | activists=activist | museum=museum curator |
    museums=museum curator | ngo=nonprofit director | ngos=nonprofit director | municipality=town planner |
    municipalities=town planner | government=policy advisor | governments=policy advisor | mayor=local politician`,
  founder: `founder | founders=founder | startup=startup founder | startups=startup founder | start-up=startup founder |
    start-ups=startup founder | entrepreneur | entrepreneurs=entrepreneur | solopreneur | solopreneurs=solopreneur |
    indie hackers=indie founder | bootstrapper | bootstrappers=bootstrapper`,
  reader: `reader | readers=reader | subscriber | subscribers=subscriber | listener | listeners=listener | viewer | viewers=viewer`,
  player: `player | players=player | gamer | gamers=gamer`,
  supporter: `donor | donors=donor | supporter | supporters=supporter`,
  citizen: `citizen | citizens=citizen | resident | residents=resident | taxpayer | taxpayers=taxpayer | voter | voters=voter |
    tenant | tenants=tenant | renter | renters=renter | pensioner | pensioners=pensioner | senior | seniors=senior |
    older people=pensioner | immigrant | immigrants=immigrant | refugee=newcomer | refugees=newcomer | commuter | commuters=commuter`,
  patient: `patient | patients=patient | sufferer | sufferers=patient`,
  guest: `traveler | travelers=traveler | traveller | travellers=traveller | tourist | tourists=tourist |
    couple=traveler | couples=traveler | backpacker | backpackers=backpacker`,
  shopper: `shopper | shoppers=shopper | buyer | buyers=buyer | consumer | consumers=consumer | home buyer | home buyers=home buyer |
    people=shopper | everyone=shopper | anyone=shopper | everybody=shopper | women=shopper | men=shopper | individuals=shopper`,
  neighbour: `neighbor | neighbors=neighbor | neighbour | neighbours=neighbour | locals=neighbor`,
};
