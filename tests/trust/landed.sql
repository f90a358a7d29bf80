-- A database of the version before names, hours and hosts were kept (schema 0001, commit de4563e), as its server wrote
-- it: that version was run on an empty SQLite file, people came, sat down, played and talked over HTTP, the server was
-- stopped, and Python's `sqlite3.Connection.iterdump` wrote down what was in the file. Everybody's passphrase is
-- "copper silver gold". The two accounts "Ada" look alike (one is Cyrillic), and so does the guest "ADA".
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE keys (
	name TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('sessions',X'315F4D168B8E88ABD936F97273EC46156ADAED439AF6F799F44DF64261BD7582');
CREATE TABLE log (
	"table" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	entry TEXT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", number), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('ABN4D-sFT7xY',1,1794911091548,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('ABN4D-sFT7xY',2,1794911091554,'{"type":"sat","seat":1,"person":"T9wuNcr9T0Y4","name":"Cy","salt":"cy-salt"}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',1,1794911092819,'{"type":"botsat","seat":1,"level":"easy"}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',2,1794911092823,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',3,1794911092826,'{"type":"started","edition":"silverware 4f993b8f446a","rules":1,"chance":["white","green","quicksand","yellow","red","blue","white","mask","black","green","green","black","red","blue","1"]}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',4,1794911092829,'{"type":"moved","seat":0,"move":"move red 1 to 6","chance":["black"]}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',5,1794911093136,'{"type":"moved","seat":1,"move":"move green 2 to 12"}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',6,1794911093138,'{"type":"moved","seat":1,"move":"discard red","chance":["yellow","yellow","white"]}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',7,1794911093141,'{"type":"moved","seat":0,"move":"move red 0+1 to 11","chance":["black"]}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',8,1794911093142,'{"type":"moved","seat":1,"move":"move black 1 to 8","chance":["yellow"]}');
INSERT INTO "log" VALUES('CaVBZ8m7J2KI',9,1794911093145,'{"type":"moved","seat":0,"move":"move blue 1 to 7"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',1,1794911092428,'{"type":"sat","seat":0,"person":"T9wuNcr9T0Y4","name":"Cy","salt":"cy-salt"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',2,1794911092430,'{"type":"sat","seat":1,"person":"O1xDeU9Brtj1","name":"Bob","salt":"bob-salt"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',3,1794911092433,'{"type":"started","edition":"silverware 4f993b8f446a","rules":1,"chance":["black","green","blue","mask","quicksand","blue","black","blue","white","yellow","yellow","black","blue","white","2"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',4,1794911092438,'{"type":"moved","seat":1,"move":"move yellow 1 to 6","chance":["black"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',5,1794911092446,'{"type":"moved","seat":0,"move":"move yellow 0+1 to 10"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',6,1794911092450,'{"type":"moved","seat":0,"move":"discard black","chance":["quicksand","blue"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',7,1794911092455,'{"type":"moved","seat":1,"move":"move black 1 to 8","chance":["green"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',8,1794911092458,'{"type":"moved","seat":0,"move":"move blue 3 to 14","chance":["green","blue","green"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',9,1794911092463,'{"type":"moved","seat":1,"move":"move white 2 to 11","chance":["blue","yellow"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',10,1794911092469,'{"type":"moved","seat":0,"move":"move blue 2 to 20"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',11,1794911092548,'{"type":"moved","seat":0,"move":"discard green","chance":["green","green","yellow"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',12,1794911092556,'{"type":"moved","seat":1,"move":"move yellow 1 to 14","chance":["white"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',13,1794911092560,'{"type":"moved","seat":0,"move":"sink yellow","chance":["red"]}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',14,1794911092566,'{"type":"moved","seat":1,"move":"move blue 1 to 23"}');
INSERT INTO "log" VALUES('Lr13mL02DbY7',15,1794911092575,'{"type":"moved","seat":1,"move":"discard white","chance":["red","quicksand"]}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',1,1794911092239,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',2,1794911092248,'{"type":"sat","seat":1,"person":"O1xDeU9Brtj1","name":"Bob","salt":"bob-salt"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',3,1794911092257,'{"type":"sat","seat":2,"person":"T9wuNcr9T0Y4","name":"Cy","salt":"cy-salt"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',4,1794911092264,'{"type":"started","edition":"silverware 80b1a9966726","rules":1,"chance":["1","[dynamite 15 15 10 5 dynamite 15 5 10 5 10 20 20 25 plate 15 5 dynamite junk 20 10]","3","3"]}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',5,1794911092273,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',6,1794911092292,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',7,1794911092312,'{"type":"readied","seat":2}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',8,1794911092314,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',9,1794911092321,'{"type":"moved","seat":1,"move":"swap 5 with north"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',10,1794911092326,'{"type":"moved","seat":0,"move":"redirect onto south"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',11,1794911092362,'{"type":"moved","seat":2,"move":"redirect onto centre"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',12,1794911092366,'{"type":"moved","seat":1,"move":"take 1"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',13,1794911092381,'{"type":"moved","seat":2,"move":"swap 5 with east"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',14,1794911092387,'{"type":"moved","seat":1,"move":"redirect onto centre"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',15,1794911092392,'{"type":"moved","seat":2,"move":"take 1"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',16,1794911092395,'{"type":"moved","seat":0,"move":"swap dynamite with east"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',17,1794911092406,'{"type":"moved","seat":1,"move":"redirect onto centre"}');
INSERT INTO "log" VALUES('WEmRFDJoImXu',18,1794911092421,'{"type":"said","person":"T9wuNcr9T0Y4","name":"Cy","text":"Good luck!","seat":2}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',1,1794911092582,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',2,1794911092585,'{"type":"sat","seat":1,"person":"T9wuNcr9T0Y4","name":"Cy","salt":"cy-salt"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',3,1794911092588,'{"type":"started","edition":"silverware 070cc9745671","rules":1,"chance":["1","5","12","6","6","7","4","7","1","12","0","0"]}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',4,1794911092594,'{"type":"moved","seat":0,"move":"look 1 2"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',5,1794911092599,'{"type":"moved","seat":0,"move":"done"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',6,1794911092604,'{"type":"moved","seat":1,"move":"look 1 4"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',7,1794911092612,'{"type":"moved","seat":1,"move":"done"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',8,1794911092616,'{"type":"moved","seat":0,"move":"draw","chance":["3"]}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',9,1794911092621,'{"type":"moved","seat":0,"move":"exchange 5"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',10,1794911092626,'{"type":"moved","seat":0,"move":"exchange 2"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',11,1794911092632,'{"type":"moved","seat":0,"move":"done"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',12,1794911092638,'{"type":"moved","seat":0,"move":"left"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',13,1794911092641,'{"type":"moved","seat":1,"move":"take"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',14,1794911092647,'{"type":"moved","seat":1,"move":"exchange 1"}');
INSERT INTO "log" VALUES('a_3Eo0fZ39a8',15,1794911092652,'{"type":"moved","seat":1,"move":"exchange 3"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',1,1794911092659,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',2,1794911092662,'{"type":"sat","seat":1,"person":"O1xDeU9Brtj1","name":"Bob","salt":"bob-salt"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',3,1794911092665,'{"type":"started","edition":"silverware 4f209d679546","rules":1,"chance":["[t2 t1]","[c43 c66 c73 c85 c63 c14 c35 c106 c70 c89 c57 c55 c48 c45 c96 c19 c37 c28 c62 c86 c29 c16 c71 c4 c44 c25 c67 c54 c33 c3 c47 c61 c60 c91 c17 c82 c13 c23 c75 c77 c21 c9 c107 c64 c93 c105 c78 c6 c10 c5 c68 c7 c1 c100 c31 c20 c53 c88 c22 c95 c101 c81 c30 c79 c99 c58 c38 c59 c11 c49 c24 c32 c26 c27 c18 c108 c72 c103 c12 c69 c39 c90 c97 c40 c65 c8 c80 c83 c52 c51 c87 c98 c74 c36 c84 c104 c92 c34 c42 c46 c2 c94 c50 c76 c41 c56 c102 c15]","[p20 p17 p19 p21 p22 p23 p24 p18]","[p10 p9 p14 p15 p11 p16 p13 p12]","[t1 t2]"]}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',4,1794911092669,'{"type":"moved","seat":0,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',5,1794911092674,'{"type":"moved","seat":1,"move":"send surveyor 1"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',6,1794911092679,'{"type":"moved","seat":1,"move":"survey denver/cheyenne/2"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',7,1794911092684,'{"type":"moved","seat":1,"move":"send prospector 2"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',8,1794911092689,'{"type":"moved","seat":1,"move":"prospect c56"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',9,1794911092696,'{"type":"moved","seat":1,"move":"send prospector 1"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',10,1794911092700,'{"type":"moved","seat":1,"move":"prospect c50"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',11,1794911092704,'{"type":"moved","seat":1,"move":"send surveyor 2"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',12,1794911092709,'{"type":"moved","seat":1,"move":"rest"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',13,1794911092716,'{"type":"moved","seat":0,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',14,1794911092720,'{"type":"moved","seat":1,"move":"stake c56"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',15,1794911092724,'{"type":"moved","seat":1,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',16,1794911092730,'{"type":"moved","seat":1,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',17,1794911092734,'{"type":"moved","seat":1,"move":"operate c56","chance":["1"]}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',18,1794911092738,'{"type":"moved","seat":1,"move":"done","chance":["2","3","5","5","1","5","2","2","4","5","4","1","3","4","4","2","[t2 t1]"]}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',19,1794911092742,'{"type":"moved","seat":1,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',20,1794911092745,'{"type":"moved","seat":0,"move":"send surveyor 1"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',21,1794911092752,'{"type":"moved","seat":0,"move":"survey denver/pueblo"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',22,1794911092760,'{"type":"moved","seat":0,"move":"send prospector 1"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',23,1794911092765,'{"type":"moved","seat":0,"move":"prospect c46"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',24,1794911092770,'{"type":"moved","seat":0,"move":"send prospector 2"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',25,1794911092776,'{"type":"moved","seat":0,"move":"prospect c102"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',26,1794911092782,'{"type":"moved","seat":0,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',27,1794911092786,'{"type":"moved","seat":1,"move":"operate c56","chance":["6","2"]}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',28,1794911092793,'{"type":"moved","seat":1,"move":"done"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',29,1794911092797,'{"type":"moved","seat":0,"move":"stake c102"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',30,1794911092802,'{"type":"moved","seat":0,"move":"stake c46"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',31,1794911092807,'{"type":"moved","seat":0,"move":"build denver/pueblo"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',32,1794911092811,'{"type":"moved","seat":0,"move":"operate c46"}');
INSERT INTO "log" VALUES('c3f83fK4Vutj',33,1794911092816,'{"type":"moved","seat":0,"move":"operate c102","chance":["5","6"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',1,1794911091559,'{"type":"sat","seat":0,"person":"Ropn7jRqXkZj","name":"Ada","salt":"ada-salt"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',2,1794911091566,'{"type":"sat","seat":1,"person":"O1xDeU9Brtj1","name":"Bob","salt":"bob-salt"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',3,1794911091568,'{"type":"started","edition":"silverware 80b1a9966726","rules":1,"chance":["1","[15 dynamite 5 5 20 plate 15 junk 10 15 10 10 25 dynamite 5 dynamite 20 20 15 10 5]","1","2"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',4,1794911091571,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',5,1794911091574,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',6,1794911091575,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',7,1794911091578,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',8,1794911091581,'{"type":"moved","seat":0,"move":"sneak","chance":["[5 dynamite 10 junk 10 25 20 15 15 dynamite 15 20 15 20 5 dynamite 10 5 5 10 plate]","3","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',9,1794911091584,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',10,1794911091586,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',11,1794911091588,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',12,1794911091594,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',13,1794911091597,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',14,1794911091600,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',15,1794911091602,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',16,1794911091609,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',17,1794911091615,'{"type":"moved","seat":1,"move":"sneak","chance":["[10 junk 5 10 5 5 5 15 dynamite 25 plate 10 15 dynamite 20 15 10 15 dynamite 20 20]","3","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',18,1794911091617,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',19,1794911091622,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',20,1794911091622,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',21,1794911091629,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',22,1794911091632,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',23,1794911091636,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',24,1794911091639,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',25,1794911091642,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',26,1794911091647,'{"type":"moved","seat":0,"move":"sneak","chance":["[5 10 junk 5 20 15 dynamite 15 plate 20 dynamite 10 25 15 dynamite 5 5 10 15 20 10]","2","3"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',27,1794911091651,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',28,1794911091653,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',29,1794911091654,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',30,1794911091658,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',31,1794911091663,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',32,1794911091666,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',33,1794911091669,'{"type":"moved","seat":1,"move":"sneak","chance":["[5 5 10 20 10 10 15 15 5 junk 10 dynamite 15 25 20 plate dynamite dynamite 5 15 20]","1","2"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',34,1794911091672,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',35,1794911091675,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',36,1794911091679,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',37,1794911091687,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',38,1794911091697,'{"type":"moved","seat":0,"move":"sneak","chance":["[plate 5 15 25 10 dynamite 5 10 10 20 5 15 10 20 15 15 20 dynamite 5 dynamite junk]","3","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',39,1794911091702,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',40,1794911091710,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',41,1794911091711,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',42,1794911091721,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',43,1794911091725,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',44,1794911091732,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',45,1794911091764,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',46,1794911091774,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',47,1794911091778,'{"type":"moved","seat":1,"move":"sneak","chance":["[dynamite 10 junk 25 10 10 dynamite 20 10 20 5 dynamite 5 5 15 20 plate 15 5 15 15]","3","3"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',48,1794911091782,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',49,1794911091786,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',50,1794911091787,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',51,1794911091793,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',52,1794911091796,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',53,1794911091800,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',54,1794911091803,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',55,1794911091806,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',56,1794911091809,'{"type":"moved","seat":0,"move":"sneak","chance":["[15 5 20 10 dynamite plate 5 20 10 dynamite 5 20 15 15 junk 10 25 15 dynamite 5 10]","2","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',57,1794911091812,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',58,1794911091816,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',59,1794911091816,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',60,1794911091831,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',61,1794911091846,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',62,1794911091851,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',63,1794911091856,'{"type":"moved","seat":1,"move":"sneak","chance":["[25 20 10 5 10 plate 20 15 15 junk 15 5 5 dynamite 10 5 15 dynamite dynamite 20 10]","3","3"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',64,1794911091860,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',65,1794911091871,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',66,1794911091872,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',67,1794911091883,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',68,1794911091890,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',69,1794911091900,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',70,1794911091908,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',71,1794911091917,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',72,1794911091923,'{"type":"moved","seat":0,"move":"sneak","chance":["[dynamite 5 5 15 5 10 15 plate 25 10 20 10 dynamite dynamite 5 20 junk 15 10 20 15]","3","3"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',73,1794911091938,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',74,1794911091950,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',75,1794911091952,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',76,1794911091997,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',77,1794911092005,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',78,1794911092017,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',79,1794911092024,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',80,1794911092032,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',81,1794911092039,'{"type":"moved","seat":1,"move":"sneak","chance":["[20 5 20 15 5 20 dynamite 15 dynamite 5 25 10 10 5 10 junk dynamite 15 plate 15 10]","3","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',82,1794911092048,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',83,1794911092055,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',84,1794911092060,'{"type":"moved","seat":0,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',85,1794911092073,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',86,1794911092080,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',87,1794911092095,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',88,1794911092100,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',89,1794911092107,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',90,1794911092115,'{"type":"moved","seat":0,"move":"sneak","chance":["[15 plate 5 15 25 5 15 20 10 dynamite 10 dynamite 15 5 20 10 junk 20 dynamite 10 5]","3","1"]}');
INSERT INTO "log" VALUES('zbThp6WTBnss',91,1794911092121,'{"type":"readied","seat":1}');
INSERT INTO "log" VALUES('zbThp6WTBnss',92,1794911092127,'{"type":"readied","seat":0}');
INSERT INTO "log" VALUES('zbThp6WTBnss',93,1794911092130,'{"type":"moved","seat":1,"move":"pick up","together":true}');
INSERT INTO "log" VALUES('zbThp6WTBnss',94,1794911092141,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',95,1794911092146,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',96,1794911092163,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',97,1794911092174,'{"type":"moved","seat":1,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',98,1794911092186,'{"type":"moved","seat":0,"move":"sneak"}');
INSERT INTO "log" VALUES('zbThp6WTBnss',99,1794911092197,'{"type":"moved","seat":1,"move":"sneak"}');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	login TEXT, 
	passphrase TEXT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('Ropn7jRqXkZj','Ada',1794911090013,'ada','$argon2id$v=19$m=65536,t=3,p=4$MOgHzTeX8eD8dTvvxSxWbA$5kmXKubKl+I6KK+MN/94JTYo0wMnVGyA6ClrbsKbeAA');
INSERT INTO "people" VALUES('O1xDeU9Brtj1','Bob',1794911090026,'bob','$argon2id$v=19$m=65536,t=3,p=4$VfLy9wY2g4/z/TtapELIRw$vqYUYu/UJnnM0CzcDj6vuDplNLldS4MTYPq8zeH1cFI');
INSERT INTO "people" VALUES('T9wuNcr9T0Y4','Cy',1794911090032,NULL,NULL);
INSERT INTO "people" VALUES('mDQZTA44YsFu','Аdа',1794911090056,'аdа','$argon2id$v=19$m=65536,t=3,p=4$y2VWX0iM0wZGNEfxIWfPWg$Urc+AQs4nCatXPei21v2oGtqoYhz2/G/qG82J7WOllY');
INSERT INTO "people" VALUES('DKdR6JiNB2tP','ADA',1794911090065,NULL,NULL);
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('quick-silver','O1xDeU9Brtj1','Bob',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('quick-silver','Ropn7jRqXkZj','Ada',2.76353894931404973087e+01,8.06590141354368,1);
CREATE TABLE records (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	edition TEXT, 
	CONSTRAINT pk_records PRIMARY KEY (id), 
	CONSTRAINT fk_records_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "records" VALUES('v0UwF5nWK5Dr','T9wuNcr9T0Y4',1794911093155,'silverware record 1
game: quick-silver
edition: silverware 80b1a9966726
rules: 1
seats: 2
options: memory=honest not-quite-dead=false sneaky-stranger=false
commitment: 47e47b97423361a8bcfd1616fdb328a75bdaf5d1f92a904a012a325206c1e718
salts: ada-salt bob-salt
north: Ada
east: Bob

~ 1 [15 dynamite 5 5 20 plate 15 junk 10 15 10 10 25 dynamite 5 dynamite 20 20 15 10 5] 1 2
north: pick up
east: sneak
north: sneak ~ [5 dynamite 10 junk 10 25 20 15 15 dynamite 15 20 15 20 5 dynamite 10 5 5 10 plate] 3 1
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak ~ [10 junk 5 10 5 5 5 15 dynamite 25 plate 10 15 dynamite 20 15 10 15 dynamite 20 20] 3 1
north: pick up
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak ~ [5 10 junk 5 20 15 dynamite 15 plate 20 dynamite 10 25 15 dynamite 5 5 10 15 20 10] 2 3
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak ~ [5 5 10 20 10 10 15 15 5 junk 10 dynamite 15 25 20 plate dynamite dynamite 5 15 20] 1 2
north: pick up
east: sneak
north: sneak ~ [plate 5 15 25 10 dynamite 5 10 10 20 5 15 10 20 15 15 20 dynamite 5 dynamite junk] 3 1
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak ~ [dynamite 10 junk 25 10 10 dynamite 20 10 20 5 dynamite 5 5 15 20 plate 15 5 15 15] 3 3
north: pick up
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak ~ [15 5 20 10 dynamite plate 5 20 10 dynamite 5 20 15 15 junk 10 25 15 dynamite 5 10] 2 1
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak ~ [25 20 10 5 10 plate 20 15 15 junk 15 5 5 dynamite 10 5 15 dynamite dynamite 20 10] 3 3
north: pick up
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak ~ [dynamite 5 5 15 5 10 15 plate 25 10 20 10 dynamite dynamite 5 20 junk 15 10 20 15] 3 3
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak ~ [20 5 20 15 5 20 dynamite 15 dynamite 5 25 10 10 5 10 junk dynamite 15 plate 15 10] 3 1
north: pick up
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak ~ [15 plate 5 15 25 5 15 20 10 dynamite 10 dynamite 15 5 20 10 junk 20 dynamite 10 5] 3 1
east: pick up
north: sneak
east: sneak
north: sneak
east: sneak
north: sneak
east: sneak
secret: b549a37b24d5f11dbf0a8e620b012ee5e3acff46cfc3c6008d9d2e943ab3d579
result: cash; north; 100 40
',NULL);
CREATE TABLE results (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	ended BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	ending TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "results" VALUES('zbThp6WTBnss',0,'quick-silver','Ropn7jRqXkZj','Ada',1794911092197,1,100,'cash',1);
INSERT INTO "results" VALUES('zbThp6WTBnss',1,'quick-silver','O1xDeU9Brtj1','Bob',1794911092197,2,40,'cash',1);
CREATE TABLE seats (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	private TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ABN4D-sFT7xY',0,'Ropn7jRqXkZj','Ada',NULL,'{}');
INSERT INTO "seats" VALUES('ABN4D-sFT7xY',1,'T9wuNcr9T0Y4','Cy',NULL,'{}');
INSERT INTO "seats" VALUES('ABN4D-sFT7xY',2,NULL,'',NULL,'{}');
INSERT INTO "seats" VALUES('zbThp6WTBnss',0,'Ropn7jRqXkZj','Ada',NULL,'{}');
INSERT INTO "seats" VALUES('zbThp6WTBnss',1,'O1xDeU9Brtj1','Bob',NULL,'{}');
INSERT INTO "seats" VALUES('WEmRFDJoImXu',0,'Ropn7jRqXkZj','Ada',NULL,'{"orders":[{"question":"redirect","move":"allow"}],"forced":false,"muted":[1]}');
INSERT INTO "seats" VALUES('WEmRFDJoImXu',1,'O1xDeU9Brtj1','Bob',NULL,'{}');
INSERT INTO "seats" VALUES('WEmRFDJoImXu',2,'T9wuNcr9T0Y4','Cy',NULL,'{}');
INSERT INTO "seats" VALUES('Lr13mL02DbY7',0,'T9wuNcr9T0Y4','Cy',NULL,'{}');
INSERT INTO "seats" VALUES('Lr13mL02DbY7',1,'O1xDeU9Brtj1','Bob',NULL,'{}');
INSERT INTO "seats" VALUES('a_3Eo0fZ39a8',0,'Ropn7jRqXkZj','Ada',NULL,'{}');
INSERT INTO "seats" VALUES('a_3Eo0fZ39a8',1,'T9wuNcr9T0Y4','Cy',NULL,'{}');
INSERT INTO "seats" VALUES('c3f83fK4Vutj',0,'Ropn7jRqXkZj','Ada',NULL,'{}');
INSERT INTO "seats" VALUES('c3f83fK4Vutj',1,'O1xDeU9Brtj1','Bob',NULL,'{}');
INSERT INTO "seats" VALUES('CaVBZ8m7J2KI',0,'Ropn7jRqXkZj','Ada',NULL,'{}');
INSERT INTO "seats" VALUES('CaVBZ8m7J2KI',1,NULL,'','easy','{}');
CREATE TABLE sessions (
	id TEXT NOT NULL, 
	token TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	device TEXT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_sessions_token UNIQUE (token)
);
INSERT INTO "sessions" VALUES('IU2-iDYBVM19','65b9505f851081a685ea2212b547f6a481e8a4a4366b73760cf385f61130a562','Ropn7jRqXkZj',1794911090015,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9GwMUPKdgcF6','f068e8a76f2c1a91acd43f57d7537132bb2a8ec5798608c31eaa3d0624ea5ef7','O1xDeU9Brtj1',1794911090027,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('EzYe1rIPHbdy','a73311a2f81f5eb1df8b381a26c341b77a38bd260f8c29e56f7073ca83a64945','T9wuNcr9T0Y4',1794911090033,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('38cfTMPoievW','7c0e836880d2879f85b16cdab387a796e074c78a38ffea8a37575fd4feedc122','mDQZTA44YsFu',1794911090057,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('XyhrabnImgJt','5cb9c5eb84adb56ccd557e1e5d09346ae6339a5283cfcacc48073b31987b7562','DKdR6JiNB2tP',1794911090066,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Zle5-hMJM4ft','ee3710318400a15d9251719dee652d49375d0cf23d8da5959823b39db75dcc65','Ropn7jRqXkZj',1794911091479,'python-httpx/0.28.1');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	maker TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	founding TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	position TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	status TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	asked INTEGER, 
	changed BIGINT NOT NULL, 
	due BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_maker FOREIGN KEY(maker) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('ABN4D-sFT7xY','Ropn7jRqXkZj',1794911091540,'{"game":"quick-silver","seats":3,"pace":{"type":"none"}}',X'9B550BE14F5F22ADDD4881EA91322969A84394C56F8D908B615B4866B659083A','',1,'waiting',2,0,1794911091554,NULL);
INSERT INTO "tables" VALUES('zbThp6WTBnss','Ropn7jRqXkZj',1794911091556,'{"game":"quick-silver","seats":2,"pace":{"type":"none"}}',X'B549A37B24D5F11DBF0A8E620B012EE5E3ACFF46CFC3C6008D9D2E943AB3D579','',1,'over',99,0,1794911092197,NULL);
INSERT INTO "tables" VALUES('WEmRFDJoImXu','Ropn7jRqXkZj',1794911092221,'{"game":"quick-silver","seats":3,"pace":{"type":"live","minutes":10.0,"increment":15.0}}',X'702FE9E37ECE9B487D7A15D3EB87EB514F55133BA3C046EF533D4E96155AE734','',1,'playing',18,1,1794911092421,1794911712398);
INSERT INTO "tables" VALUES('Lr13mL02DbY7','T9wuNcr9T0Y4',1794911092423,'{"game":"quicksand","seats":2,"pace":{"type":"days","days":2.0}}',X'A77BE216E954E68C48877356E1ECF7040EAC41B7DEFF9213C3BB04D3F1B0A3D4','',1,'playing',15,1,1794911092575,1795069497575);
INSERT INTO "tables" VALUES('a_3Eo0fZ39a8','Ropn7jRqXkZj',1794911092577,'{"game":"silver-coin","seats":2,"options":{"memory":"aided"},"pace":{"type":"none"}}',X'36992D4CF55FA72C366CCB7A864D5FD876A7E3D2D3F10D8C1D1688840CA9E7B7','',1,'playing',15,2,1794911092652,NULL);
INSERT INTO "tables" VALUES('c3f83fK4Vutj','Ropn7jRqXkZj',1794911092655,'{"game":"silverton","seats":2,"pace":{"type":"none"}}',X'D626A8D3B69C9C1B24972B3614F38B3C8B2C3434E66F30AD3199526D80F55B90','',1,'playing',33,1,1794911092816,NULL);
INSERT INTO "tables" VALUES('CaVBZ8m7J2KI','Ropn7jRqXkZj',1794911092819,'{"game":"quicksand","seats":2,"pace":{"type":"none"},"bots":1,"open":false}',X'1716B8C0DF0E26BB277A91336E25603EE524018C292EA900B3F815808BEE7350','',0,'playing',9,1,1794911093145,NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
