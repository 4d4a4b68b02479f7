BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	what TEXT NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE deals (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (day, game)
);
CREATE TABLE endpoints (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	point VARCHAR(100) NOT NULL, 
	secret VARCHAR(40) NOT NULL, 
	language VARCHAR(10) NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_endpoints PRIMARY KEY (hash), 
	CONSTRAINT fk_endpoints_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_endpoints_session_sessions FOREIGN KEY(session) REFERENCES sessions (hash)
);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	act VARCHAR(100), 
	deed TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('kept-cartographers',1,1795097939583,NULL,'{"kind":"created","game":"cartographers","rules":1,"seed":"20","salt":"0iyIN6pMoMmQ4XzoeHcWhfS-8dAC_I9dnMiA2g5juXo","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO "entries" VALUES('kept-cartographers',2,1795097939583,NULL,'{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO "entries" VALUES('kept-cartographers',3,1795097939583,NULL,'{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO "entries" VALUES('kept-cartographers',4,1795097939583,NULL,'{"kind":"began"}');
INSERT INTO "entries" VALUES('kept-cartographers',5,1795097939583,'kept-ada/0','{"kind":"chose","seat":0,"code":"water:a1b1c1"}');
INSERT INTO "entries" VALUES('kept-cartographers',6,1795097939583,'random/1','{"kind":"chose","seat":1,"code":"water:a1b1c1","by":"random"}');
INSERT INTO "entries" VALUES('kept-cartographers',7,1795097939583,'kept-ada/2','{"kind":"chose","seat":0,"code":"forest:a7a8b5b6b7"}');
INSERT INTO "entries" VALUES('kept-cartographers',8,1795097939583,'random/3','{"kind":"chose","seat":1,"code":"forest:a7a8b5b6b7","by":"random"}');
INSERT INTO "entries" VALUES('kept-cartographers',9,1795097939583,'kept-ada/4','{"kind":"chose","seat":0,"code":"farm:a2b2"}');
INSERT INTO "entries" VALUES('kept-cartographers',10,1795097939583,'random/5','{"kind":"chose","seat":1,"code":"farm:a2b2","by":"random"}');
INSERT INTO "entries" VALUES('kept-cartographers',11,1795097939583,'kept-ada/6','{"kind":"chose","seat":0,"code":"forest:a9b10"}');
INSERT INTO "entries" VALUES('kept-cartographers',12,1795097939583,'random/7','{"kind":"chose","seat":1,"code":"forest:a9b10","by":"random"}');
INSERT INTO "entries" VALUES('kept-everdell',1,1795097939597,NULL,'{"kind":"created","game":"everdell","rules":1,"seed":"20","salt":"02ixi3fNb-B7cPN0HcMPHDrJIl7L7X5GojZrGX-Xz10","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO "entries" VALUES('kept-everdell',2,1795097939597,NULL,'{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO "entries" VALUES('kept-everdell',3,1795097939597,NULL,'{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO "entries" VALUES('kept-everdell',4,1795097939597,NULL,'{"kind":"began"}');
INSERT INTO "entries" VALUES('kept-everdell',5,1795097939597,'kept-ada/0','{"kind":"chose","seat":0,"code":"visit:three_twigs"}');
INSERT INTO "entries" VALUES('kept-everdell',6,1795097939597,'random/1','{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO "entries" VALUES('kept-everdell',7,1795097939597,'kept-ada/2','{"kind":"chose","seat":0,"code":"visit:two_twigs_one_card"}');
INSERT INTO "entries" VALUES('kept-everdell',8,1795097939597,'random/3','{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO "entries" VALUES('kept-everdell',9,1795097939597,'kept-ada/4','{"kind":"chose","seat":0,"code":"prepare"}');
INSERT INTO "entries" VALUES('kept-everdell',10,1795097939597,'random/5','{"kind":"chose","seat":1,"code":"prepare","by":"random"}');
INSERT INTO "entries" VALUES('kept-everdell',11,1795097939597,'kept-ada/6','{"kind":"chose","seat":0,"code":"visit:three_twigs"}');
INSERT INTO "entries" VALUES('kept-everdell',12,1795097939597,'random/7','{"kind":"chose","seat":1,"code":"visit:two_twigs_one_card","by":"random"}');
INSERT INTO "entries" VALUES('kept-farshore',1,1795097939603,NULL,'{"kind":"created","game":"farshore","rules":1,"seed":"20","salt":"E1f0TMxbIvJ8I-tPE1TikIFKqYjS0SAKMhe-SyMjtEE","options":{},"seats":2,"host":"kept-ada","terms":{"clock":null,"chat":"seats","listed":false,"live_scores":true,"undo":true},"chosen_seed":true}');
INSERT INTO "entries" VALUES('kept-farshore',2,1795097939603,NULL,'{"kind":"sat","seat":0,"name":"Ada","person":"kept-ada"}');
INSERT INTO "entries" VALUES('kept-farshore',3,1795097939603,NULL,'{"kind":"sat","seat":1,"name":"","bot":"random"}');
INSERT INTO "entries" VALUES('kept-farshore',4,1795097939603,NULL,'{"kind":"began"}');
INSERT INTO "entries" VALUES('kept-farshore',5,1795097939603,'kept-ada/0','{"kind":"chose","seat":0,"code":"keep"}');
INSERT INTO "entries" VALUES('kept-farshore',6,1795097939603,'random/1','{"kind":"chose","seat":1,"code":"keep","by":"random"}');
INSERT INTO "entries" VALUES('kept-farshore',7,1795097939603,'kept-ada/2','{"kind":"chose","seat":0,"code":"visit:shore_driftwood"}');
INSERT INTO "entries" VALUES('kept-farshore',8,1795097939603,'random/3','{"kind":"chose","seat":1,"code":"visit:shore_seaweed","by":"random"}');
INSERT INTO "entries" VALUES('kept-farshore',9,1795097939603,'kept-ada/4','{"kind":"chose","seat":0,"code":"visit:shore_sea_stone"}');
INSERT INTO "entries" VALUES('kept-farshore',10,1795097939603,'random/5','{"kind":"chose","seat":1,"code":"visit:shore_mushroom","by":"random"}');
INSERT INTO "entries" VALUES('kept-farshore',11,1795097939603,'kept-ada/6','{"kind":"chose","seat":0,"code":"prepare"}');
INSERT INTO "entries" VALUES('kept-farshore',12,1795097939603,'random/7','{"kind":"chose","seat":1,"code":"play:merchant","by":"random"}');
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	made_by VARCHAR(40) NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_links_id UNIQUE (id)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_members_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_members_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('kept-ada','kept-cartographers');
INSERT INTO "members" VALUES('kept-ada','kept-everdell');
INSERT INTO "members" VALUES('kept-ada','kept-farshore');
CREATE TABLE names (
	"key" VARCHAR(400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_names PRIMARY KEY ("key"), 
	CONSTRAINT fk_names_person_people FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE nodes (
	id VARCHAR(40) NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (id)
);
CREATE TABLE outcomes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	company VARCHAR(10) NOT NULL, 
	rank INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	rating INTEGER, 
	won BOOLEAN, 
	sources TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_outcomes PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_outcomes_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_outcomes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	login VARCHAR(80), 
	password VARCHAR(200), 
	created_at BIGINT NOT NULL, 
	banned BOOLEAN NOT NULL, deleted_at BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('kept-ada','Ada',NULL,NULL,0,0,NULL);
CREATE TABLE results (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	points INTEGER, 
	rating INTEGER, 
	won BOOLEAN, 
	finished_at BIGINT, 
	CONSTRAINT pk_results PRIMARY KEY (day, game, person), 
	CONSTRAINT fk_results_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_results_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_results_table_id UNIQUE (table_id)
);
CREATE TABLE reviews (
	"key" VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	used_at BIGINT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY ("key")
);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, seen_at BIGINT, device VARCHAR(80), 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person_people FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('d0da750364d4c86d83532f3ec4f001db66e56cb6018125d199fe19fcaf2afb32','kept-ada',0,4102444800000,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(20) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	number INTEGER NOT NULL, 
	names TEXT NOT NULL, 
	turn TEXT NOT NULL, 
	bots_due BOOLEAN NOT NULL, 
	owner VARCHAR(40), 
	fence INTEGER NOT NULL, 
	created_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('kept-cartographers','cartographers','running',0,12,'["Ada", "bot:random"]','["kept-ada"]',1,NULL,1,1795097939583,1795097939583);
INSERT INTO "tables" VALUES('kept-everdell','everdell','running',0,12,'["Ada", "bot:random"]','["kept-ada"]',0,NULL,1,1795097939597,1795097939597);
INSERT INTO "tables" VALUES('kept-farshore','farshore','running',0,12,'["Ada", "bot:random"]','[]',1,NULL,1,1795097939603,1795097939603);
CREATE TABLE turn_notices (
	endpoint VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	due_at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT pk_turn_notices PRIMARY KEY (endpoint, table_id), 
	CONSTRAINT fk_turn_notices_endpoint_endpoints FOREIGN KEY(endpoint) REFERENCES endpoints (hash), 
	CONSTRAINT fk_turn_notices_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_notices_at ON notices (at);
CREATE INDEX ix_tables_due ON tables (bots_due, status);
CREATE INDEX ix_tables_listed ON tables (listed, status, changed_at);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE UNIQUE INDEX uq_entries_table_id_act ON entries (table_id, act);
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE INDEX ix_members_table_id ON members (table_id);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_results_best ON results (day, game, points);
CREATE INDEX ix_names_person ON names (person);
CREATE INDEX ix_reviews_used_at ON reviews (used_at);
CREATE INDEX ix_endpoints_person ON endpoints (person);
CREATE INDEX ix_endpoints_session ON endpoints (session);
CREATE INDEX ix_turn_notices_due_at ON turn_notices (due_at);
CREATE INDEX ix_outcomes_person_ended ON outcomes (person, ended_at);
CREATE INDEX ix_outcomes_table_id ON outcomes (table_id);
COMMIT;
