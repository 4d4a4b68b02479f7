CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.audit (
    id integer NOT NULL,
    at bigint NOT NULL,
    what text NOT NULL
);
CREATE SEQUENCE public.audit_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_id_seq OWNED BY public.audit.id;
CREATE TABLE public.deals (
    day character varying(10) NOT NULL,
    game character varying(40) NOT NULL,
    seed character varying(40) NOT NULL,
    options text NOT NULL
);
CREATE TABLE public.endpoints (
    hash character varying(64) NOT NULL,
    person character varying(40) NOT NULL,
    session character varying(64) NOT NULL,
    address text NOT NULL,
    point character varying(100) NOT NULL,
    secret character varying(40) NOT NULL,
    language character varying(10) NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    act character varying(100),
    deed text NOT NULL
);
CREATE TABLE public.keys (
    name character varying(20) NOT NULL,
    value text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.links (
    hash character varying(64) NOT NULL,
    id character varying(40) NOT NULL,
    table_id character varying(40) NOT NULL,
    kind character varying(10) NOT NULL,
    seat integer,
    made_by character varying(40) NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.members (
    person character varying(40) NOT NULL,
    table_id character varying(40) NOT NULL
);
CREATE TABLE public.names (
    key character varying(400) NOT NULL,
    person character varying(40) NOT NULL
);
CREATE TABLE public.nodes (
    id character varying(40) NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE public.notices (
    id integer NOT NULL,
    at bigint NOT NULL,
    kind character varying(20) NOT NULL,
    body text NOT NULL
);
CREATE SEQUENCE public.notices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_id_seq OWNED BY public.notices.id;
CREATE TABLE public.outcomes (
    person character varying(40) NOT NULL,
    table_id character varying(40) NOT NULL,
    game character varying(40) NOT NULL,
    seats integer NOT NULL,
    company character varying(10) NOT NULL,
    rank integer NOT NULL,
    points integer NOT NULL,
    rating integer,
    won boolean,
    sources text NOT NULL,
    ended_at bigint NOT NULL
);
CREATE TABLE public.people (
    id character varying(40) NOT NULL,
    name character varying(80) NOT NULL,
    login character varying(80),
    password character varying(200),
    created_at bigint NOT NULL,
    banned boolean NOT NULL,
    deleted_at bigint
);
CREATE TABLE public.results (
    day character varying(10) NOT NULL,
    game character varying(40) NOT NULL,
    person character varying(40) NOT NULL,
    name character varying(80) NOT NULL,
    table_id character varying(40) NOT NULL,
    points integer,
    rating integer,
    won boolean,
    finished_at bigint
);
CREATE TABLE public.reviews (
    key character varying(64) NOT NULL,
    body text NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE public.sessions (
    hash character varying(64) NOT NULL,
    person character varying(40) NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    seen_at bigint,
    device character varying(80)
);
CREATE TABLE public.tables (
    id character varying(40) NOT NULL,
    game character varying(40) NOT NULL,
    status character varying(20) NOT NULL,
    listed boolean NOT NULL,
    number integer NOT NULL,
    names text NOT NULL,
    turn text NOT NULL,
    bots_due boolean NOT NULL,
    owner character varying(40),
    fence integer NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.turn_notices (
    endpoint character varying(64) NOT NULL,
    table_id character varying(40) NOT NULL,
    due_at bigint NOT NULL,
    tries integer NOT NULL
);
ALTER TABLE ONLY public.audit ALTER COLUMN id SET DEFAULT nextval('public.audit_id_seq'::regclass);
ALTER TABLE ONLY public.notices ALTER COLUMN id SET DEFAULT nextval('public.notices_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.entries VALUES ('kept-cartographers', 1, 1795097942802, NULL, '{"kind":"created","game":"cartographers","rules":1,"seed":"20","salt":"k9FsM3CncWZ9WnKyDgrHGfuL1GcJ6uKqKYbn48vymPw","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO public.entries VALUES ('kept-cartographers', 2, 1795097942802, NULL, '{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 3, 1795097942802, NULL, '{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 4, 1795097942802, NULL, '{"kind":"began"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 5, 1795097942802, 'kept-ada/0', '{"kind":"chose","seat":0,"code":"water:a1b1c1"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 6, 1795097942802, 'random/1', '{"kind":"chose","seat":1,"code":"water:a1b1c1","by":"random"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 7, 1795097942802, 'kept-ada/2', '{"kind":"chose","seat":0,"code":"forest:a7a8b5b6b7"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 8, 1795097942802, 'random/3', '{"kind":"chose","seat":1,"code":"forest:a7a8b5b6b7","by":"random"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 9, 1795097942802, 'kept-ada/4', '{"kind":"chose","seat":0,"code":"farm:a2b2"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 10, 1795097942802, 'random/5', '{"kind":"chose","seat":1,"code":"farm:a2b2","by":"random"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 11, 1795097942802, 'kept-ada/6', '{"kind":"chose","seat":0,"code":"forest:a9b10"}');
INSERT INTO public.entries VALUES ('kept-cartographers', 12, 1795097942802, 'random/7', '{"kind":"chose","seat":1,"code":"forest:a9b10","by":"random"}');
INSERT INTO public.entries VALUES ('kept-everdell', 1, 1795097942822, NULL, '{"kind":"created","game":"everdell","rules":1,"seed":"20","salt":"FAPjg6lpLJMl3-UUe7hmY3Yc0LmEfDHpdmcTCm7CA4o","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO public.entries VALUES ('kept-everdell', 2, 1795097942822, NULL, '{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO public.entries VALUES ('kept-everdell', 3, 1795097942822, NULL, '{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO public.entries VALUES ('kept-everdell', 4, 1795097942822, NULL, '{"kind":"began"}');
INSERT INTO public.entries VALUES ('kept-everdell', 5, 1795097942822, 'kept-ada/0', '{"kind":"chose","seat":0,"code":"visit:three_twigs"}');
INSERT INTO public.entries VALUES ('kept-everdell', 6, 1795097942822, 'random/1', '{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO public.entries VALUES ('kept-everdell', 7, 1795097942822, 'kept-ada/2', '{"kind":"chose","seat":0,"code":"visit:two_twigs_one_card"}');
INSERT INTO public.entries VALUES ('kept-everdell', 8, 1795097942822, 'random/3', '{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO public.entries VALUES ('kept-everdell', 9, 1795097942822, 'kept-ada/4', '{"kind":"chose","seat":0,"code":"prepare"}');
INSERT INTO public.entries VALUES ('kept-everdell', 10, 1795097942822, 'random/5', '{"kind":"chose","seat":1,"code":"prepare","by":"random"}');
INSERT INTO public.entries VALUES ('kept-everdell', 11, 1795097942822, 'kept-ada/6', '{"kind":"chose","seat":0,"code":"visit:three_twigs"}');
INSERT INTO public.entries VALUES ('kept-everdell', 12, 1795097942822, 'random/7', '{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO public.entries VALUES ('kept-farshore', 1, 1795097942830, NULL, '{"kind":"created","game":"farshore","rules":1,"seed":"20","salt":"pIlqtx5DXgqzkF_pyy1UkhdSAFjeSsuNK99LmgQCKJE","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO public.entries VALUES ('kept-farshore', 2, 1795097942830, NULL, '{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO public.entries VALUES ('kept-farshore', 3, 1795097942830, NULL, '{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO public.entries VALUES ('kept-farshore', 4, 1795097942830, NULL, '{"kind":"began"}');
INSERT INTO public.entries VALUES ('kept-farshore', 5, 1795097942830, 'kept-ada/0', '{"kind":"chose","seat":0,"code":"keep"}');
INSERT INTO public.entries VALUES ('kept-farshore', 6, 1795097942830, 'random/1', '{"kind":"chose","seat":1,"code":"keep","by":"random"}');
INSERT INTO public.entries VALUES ('kept-farshore', 7, 1795097942830, 'kept-ada/2', '{"kind":"chose","seat":0,"code":"visit:shore_driftwood"}');
INSERT INTO public.entries VALUES ('kept-farshore', 8, 1795097942830, 'random/3', '{"kind":"chose","seat":1,"code":"visit:shore_seaweed","by":"random"}');
INSERT INTO public.entries VALUES ('kept-farshore', 9, 1795097942830, 'kept-ada/4', '{"kind":"chose","seat":0,"code":"visit:shore_sea_stone"}');
INSERT INTO public.entries VALUES ('kept-farshore', 10, 1795097942830, 'random/5', '{"kind":"chose","seat":1,"code":"visit:shore_mushroom","by":"random"}');
INSERT INTO public.entries VALUES ('kept-farshore', 11, 1795097942830, 'kept-ada/6', '{"kind":"chose","seat":0,"code":"prepare"}');
INSERT INTO public.entries VALUES ('kept-farshore', 12, 1795097942830, 'random/7', '{"kind":"chose","seat":1,"code":"play:merchant","by":"random"}');
INSERT INTO public.members VALUES ('kept-ada', 'kept-cartographers');
INSERT INTO public.members VALUES ('kept-ada', 'kept-everdell');
INSERT INTO public.members VALUES ('kept-ada', 'kept-farshore');
INSERT INTO public.people VALUES ('kept-ada', 'Ada', NULL, NULL, 0, false, NULL);
INSERT INTO public.sessions VALUES ('d0da750364d4c86d83532f3ec4f001db66e56cb6018125d199fe19fcaf2afb32', 'kept-ada', 0, 4102444800000, NULL, NULL);
INSERT INTO public.tables VALUES ('kept-cartographers', 'cartographers', 'running', false, 12, '["Ada", "bot:random"]', '["kept-ada"]', true, NULL, 1, 1795097942802, 1795097942802);
INSERT INTO public.tables VALUES ('kept-everdell', 'everdell', 'running', false, 12, '["Ada", "bot:random"]', '["kept-ada"]', false, NULL, 1, 1795097942822, 1795097942822);
INSERT INTO public.tables VALUES ('kept-farshore', 'farshore', 'running', false, 12, '["Ada", "bot:random"]', '[]', true, NULL, 1, 1795097942830, 1795097942830);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT pk_audit PRIMARY KEY (id);
ALTER TABLE ONLY public.deals
    ADD CONSTRAINT pk_deals PRIMARY KEY (day, game);
ALTER TABLE ONLY public.endpoints
    ADD CONSTRAINT pk_endpoints PRIMARY KEY (hash);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT pk_entries PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT pk_links PRIMARY KEY (hash);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT pk_members PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.names
    ADD CONSTRAINT pk_names PRIMARY KEY (key);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT pk_nodes PRIMARY KEY (id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (id);
ALTER TABLE ONLY public.outcomes
    ADD CONSTRAINT pk_outcomes PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (day, game, person);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT pk_reviews PRIMARY KEY (key);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.turn_notices
    ADD CONSTRAINT pk_turn_notices PRIMARY KEY (endpoint, table_id);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT uq_links_id UNIQUE (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT uq_results_table_id UNIQUE (table_id);
CREATE INDEX ix_endpoints_person ON public.endpoints USING btree (person);
CREATE INDEX ix_endpoints_session ON public.endpoints USING btree (session);
CREATE INDEX ix_links_table_id ON public.links USING btree (table_id);
CREATE INDEX ix_members_table_id ON public.members USING btree (table_id);
CREATE INDEX ix_names_person ON public.names USING btree (person);
CREATE INDEX ix_notices_at ON public.notices USING btree (at);
CREATE INDEX ix_outcomes_person_ended ON public.outcomes USING btree (person, ended_at);
CREATE INDEX ix_outcomes_table_id ON public.outcomes USING btree (table_id);
CREATE INDEX ix_results_best ON public.results USING btree (day, game, points);
CREATE INDEX ix_reviews_used_at ON public.reviews USING btree (used_at);
CREATE INDEX ix_sessions_person ON public.sessions USING btree (person);
CREATE INDEX ix_tables_due ON public.tables USING btree (bots_due, status);
CREATE INDEX ix_tables_listed ON public.tables USING btree (listed, status, changed_at);
CREATE INDEX ix_tables_owner ON public.tables USING btree (owner);
CREATE INDEX ix_turn_notices_due_at ON public.turn_notices USING btree (due_at);
CREATE UNIQUE INDEX uq_entries_table_id_act ON public.entries USING btree (table_id, act);
ALTER TABLE ONLY public.endpoints
    ADD CONSTRAINT fk_endpoints_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.endpoints
    ADD CONSTRAINT fk_endpoints_session_sessions FOREIGN KEY (session) REFERENCES public.sessions(hash);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT fk_entries_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT fk_links_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT fk_members_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT fk_members_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.names
    ADD CONSTRAINT fk_names_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.outcomes
    ADD CONSTRAINT fk_outcomes_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.outcomes
    ADD CONSTRAINT fk_outcomes_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_person_people FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.turn_notices
    ADD CONSTRAINT fk_turn_notices_endpoint_endpoints FOREIGN KEY (endpoint) REFERENCES public.endpoints(hash);
ALTER TABLE ONLY public.turn_notices
    ADD CONSTRAINT fk_turn_notices_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id);
